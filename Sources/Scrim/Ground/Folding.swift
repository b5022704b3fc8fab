extension String {
    /// The text as a search compares it: in lower case, and without marks that users often leave out: those of Latin
    /// and Greek letters, and the vowel signs of Arabic and Hebrew.
    var folded: String {
        var folded = ""
        for character in lowercased() {
            if let plain = character.unicodeScalars.first, plain.isASCII {
                folded.unicodeScalars.append(plain)
            } else if let letters = Folding.letters[character] {
                folded += letters
            } else {
                folded.unicodeScalars.append(
                    contentsOf: character.unicodeScalars.filter { !Folding.isVowelSign($0) })
            }
        }
        return folded
    }
}

private enum Folding {
    /// The plain spelling of each marked letter.
    ///
    /// The standard library has no public API for the parts of a letter. These are Unicode's canonical decompositions
    /// of Latin and Greek letters, and letters without one that are typed as others.
    static let letters: [Character: String] = {
        var letters: [Character: String] = [:]
        for (plain, marked) in table { for letter in marked { letters[letter] = plain } }
        return letters
    }()

    private static let table: [(plain: String, marked: String)] = [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
        ("b", "ḃḅḇ"),
        ("c", "çćĉċčḉ"),
        ("d", "ďđḋḍḏḑḓ"),
        ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
        ("f", "ḟ"),
        ("g", "ĝğġģǧǵḡ"),
        ("h", "ĥħȟḣḥḧḩḫẖ"),
        ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"),
        ("j", "ĵǰ"),
        ("k", "ķǩḱḳḵ"),
        ("l", "ĺļľłḷḹḻḽ"),
        ("m", "ḿṁṃ"),
        ("n", "ñńņňǹṅṇṉṋ"),
        ("o", "òóôõöøōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
        ("p", "ṕṗ"),
        ("r", "ŕŗřȑȓṙṛṝṟ"),
        ("s", "śŝşšșṡṣṥṧṩ"),
        ("t", "ţťŧțṫṭṯṱẗ"),
        ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
        ("v", "ṽṿ"),
        ("w", "ŵẁẃẅẇẉẘ"),
        ("x", "ẋẍ"),
        ("y", "ýÿŷȳẏẙỳỵỷỹ"),
        ("z", "źżžẑẓẕ"),
        ("ae", "æ"), ("oe", "œ"), ("ss", "ß"), ("th", "þ"), ("d", "ð"),
        ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"), ("σ", "ς"),
    ]

    /// Whether a scalar is a vowel sign, written over or under an Arabic or Hebrew letter.
    static func isVowelSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
        case 0x064B...0x0652, 0x0670: true
        default: false
        }
    }
}
