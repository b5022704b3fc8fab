extension String {
    /// The text as a search compares it: in lower case, and Latin letters without their marks, which not every keyboard
    /// has.
    var folded: String {
        var folded = ""
        for character in lowercased() {
            if let plain = character.unicodeScalars.first, plain.isASCII {
                folded.unicodeScalars.append(plain)
            } else if let letters = Folding.letters[character] {
                folded += letters
            } else {
                folded.append(character)
            }
        }
        return folded
    }
}

private enum Folding {
    /// What each marked letter is without its marks.
    ///
    /// The standard library does not give an app the parts of a letter;
    /// these are Unicode's canonical decompositions of Latin letters, and the letters without one that are typed as others.
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
    ]
}
