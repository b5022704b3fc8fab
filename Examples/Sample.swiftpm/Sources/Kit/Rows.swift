import UIKit

/// A table's rows, each with one text.
final class Rows: NSObject, UITableViewDataSource {
    var texts: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = texts[indexPath[1]]
        return cell
    }
}
