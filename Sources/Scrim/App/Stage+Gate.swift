/// The answers of the stage and the host to the input gate's questions.
extension Stage {
    /// The geometry questions of the gate, answered by the host.
    @_spi(Host) public var geometry: InputGate.Geometry {
        InputGate.Geometry(
            panelContains: { [weak host] in host?.panel(of: $0, contains: $1) ?? false },
            regionContains: { [weak host] in host?.region($0, contains: $1) ?? false })
    }

    /// Answers the gate's questions about time.
    func answerGate() {
        gate.doubleClickTime = { [weak self] in
            guard let self, !defaults.isInstant else { return .zero }
            return host?.doubleClickTime ?? Tuning.doubleClick
        }
        gate.reaction = { [weak self] in
            guard let self else { return .zero }
            return reactionTime ?? gate.doubleClickTime()
        }
        gate.seen = { [weak self] in self?.machine.surface($0)?.seen }
    }
}
