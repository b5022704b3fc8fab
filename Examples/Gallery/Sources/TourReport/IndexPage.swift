/// The tour as a web page; it needs only the pictures beside it.
package enum IndexPage {
    /// - Parameter contactSheet: A picture of the most important pictures, relative to the page; `nil`
    ///   if there is none.
    package static func html(for report: TourReport, contactSheet: String? = nil) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Scrim: the tour</title>
        <style>\(style)</style>
        <header>
        <h1>Scrim: the tour</h1>
        <p class="\(report.failed == 0 ? "ok" : "failed")">\(report.passed) passed, \(report.failed) failed</p>
        <nav>\(links(report))</nav>
        </header>
        <main>
        \(contactSheet.map(wide) ?? "")
        \(report.scenes.enumerated().map { section($0.element, number: $0.offset) }.joined(separator: "\n"))
        </main>
        </html>

        """
    }

    /// Escapes a text for HTML.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }

    private static func wide(_ file: String) -> String {
        """
        <a href="\(escaped(file))"><img class="wide" src="\(escaped(file))" \
        alt="The five overlays: veil, loading view, activity overlay, semi-modal sheet, HUD"></a>
        """
    }

    private static func links(_ report: TourReport) -> String {
        report.scenes.enumerated().map { index, scene in
            let failed = scene.checks.contains { !$0.ok }
            return
                "<a href=\"#scene-\(index)\"\(failed ? " class=\"failed\"" : "")>\(escaped(scene.name))</a>"
        }.joined(separator: "\n")
    }

    private static func section(_ scene: SceneReport, number: Int) -> String {
        """
        <section id="scene-\(number)">
        <h2>\(escaped(scene.name))</h2>
        <div class="pictures">
        \(scene.pictures.map(figure).joined(separator: "\n"))
        </div>
        <ul>
        \(scene.checks.map(item).joined(separator: "\n"))
        </ul>
        </section>
        """
    }

    private static func figure(_ picture: PictureReport) -> String {
        """
        <figure><a href="\(escaped(picture.file))"><img src="\(escaped(picture.file))" loading="lazy" \
        width="\(picture.width)" height="\(picture.height)" alt="\(escaped(picture.caption))"></a>\
        <figcaption>\(escaped(picture.caption))</figcaption></figure>
        """
    }

    private static func item(_ check: CheckReport) -> String {
        let detail =
            check.expected == check.name
            ? escaped(check.seen) : "expected \(escaped(check.expected)), seen \(escaped(check.seen))"
        return """
            <li class="\(check.ok ? "ok" : "failed")"><b>\(check.ok ? "✓" : "✗")</b> \(escaped(check.name)) \
            <small>\(detail)</small></li>
            """
    }

    private static let style = """
        :root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 16%, transparent); }
        body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1280px; padding: 32px 24px; }
        h1 { font-size: 28px; margin: 0; }
        h2 { font-size: 20px; margin: 48px 0 16px; }
        header p { font-size: 18px; margin: 4px 0 16px; }
        nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
        a { color: inherit; }
        section { border-top: 1px solid var(--line); }
        .pictures { display: flex; gap: 20px; overflow-x: auto; padding-bottom: 12px; }
        figure { flex: none; margin: 0; }
        img { border-radius: 10px; box-shadow: 0 0 0 1px var(--line); display: block; height: 440px; width: auto; }
        img.wide { height: auto; margin-top: 24px; width: 100%; }
        figcaption { font-size: 14px; margin-top: 8px; max-width: 220px; opacity: .75; }
        ul { columns: 420px; list-style: none; padding: 0; }
        li { break-inside: avoid; padding: 2px 0 2px 24px; text-indent: -24px; }
        li b { display: inline-block; text-indent: 0; width: 20px; }
        small { opacity: .65; }
        .ok b, p.ok { color: #26a269; }
        .failed, .failed b { color: #e01b24; font-weight: 600; }
        """
}
