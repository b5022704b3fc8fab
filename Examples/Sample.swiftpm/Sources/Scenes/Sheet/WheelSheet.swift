import UIKit

/// A wheel picker, and an alert that the sheet's content itself presents.
final class WheelSheet: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let wheel = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let times = ["Morning", "Noon", "Afternoon", "Evening", "Night"]
    private let removed: @MainActor () -> Void

    init(removed: @escaping @MainActor () -> Void) {
        self.removed = removed
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 320)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        wheel.dataSource = self
        wheel.delegate = self
        view = Column([wheel, UIButton.titled("Ask…") { [unowned self] in ask() }])
    }

    func ask() {
        let alert = UIAlertController(title: "Remove the reminder?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { [removed] _ in removed() })
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: true)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { times.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        times[row]
    }
}
