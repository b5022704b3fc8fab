import GalleryApp

@main @MainActor
struct Main {
    static func main() {
        Program.run()
    }
}
