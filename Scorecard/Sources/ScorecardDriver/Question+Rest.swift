extension Question {
    static var interruptions: [Question] { [] }
    static var regions: [Question] { [] }
    static var focus: [Question] { [] }
    static var access: [Question] { [] }
    static var life: [Question] { [] }
    static var looks: [Question] { [] }
}
