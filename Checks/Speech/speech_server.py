"""A speech server that speaks to nobody: it takes the commands of a screen reader (SSIP, as speech-dispatcher has it),
and writes down what would be heard.

An utterance takes as long as a voice would need for it. What is cancelled before its end was cut off.
"""
import html
import os
import re
import socket
import threading
import time

# Characters per second: a voice at Orca's default rate, about 180 words per minute.
PACE = 16


class Utterance:
    def __init__(self, text, client, number):
        self.text, self.client, self.number = text, client, number
        self.asked, self.began, self.ended = time.monotonic(), None, None
        # The fraction that was heard: 1 for all of it, 0 if it was cancelled while it waited.
        self.heard = None

    @property
    def duration(self):
        return 0.2 + len(self.text) / PACE


class SpeechServer:
    """Listens at `path`. `utterances` has everything that was asked for, in order."""

    def __init__(self, path):
        self.utterances, self.waiting, self.current = [], [], None
        self.changed = threading.Condition()
        self.sends = {}
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(path)
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()
        threading.Thread(target=self.speak, daemon=True).start()

    @property
    def is_quiet(self):
        with self.changed:
            return not self.waiting and self.current is None

    # The voice

    def speak(self):
        with self.changed:
            while True:
                while not self.waiting:
                    self.changed.wait()
                said = self.current = self.waiting.pop(0)
                said.began = time.monotonic()
                self.report(said, 701, "BEGIN")
                end = said.began + said.duration
                while said.heard is None and (left := end - time.monotonic()) > 0:
                    self.changed.wait(left)
                if said.heard is None:
                    said.heard = 1.0
                    self.report(said, 702, "END")
                said.ended = time.monotonic()
                self.current = None

    def cancel(self):
        with self.changed:
            for said in self.waiting:
                said.heard = 0.0
                self.report(said, 703, "CANCELED")
            self.waiting.clear()
            said = self.current
            if said and said.heard is None:
                said.heard = min(0.99, (time.monotonic() - said.began) / said.duration)
                self.report(said, 703, "CANCELED")
            self.changed.notify_all()

    def say(self, text, client):
        with self.changed:
            said = Utterance(text, client, len(self.utterances) + 1)
            self.utterances.append(said)
            self.waiting.append(said)
            self.changed.notify_all()
            return said.number

    def report(self, said, code, word):
        self.sends[said.client](f"{code}-{said.number}", f"{code}-{said.client}", f"{code} {word}")

    # The protocol

    def accept(self):
        while True:
            connection, _ = self.listener.accept()
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection):
        client = len(self.sends) + 1
        lock = threading.Lock()

        def send(*lines):
            with lock:
                try:
                    connection.sendall("".join(line + "\r\n" for line in lines).encode())
                except OSError:
                    pass  # the screen reader has gone

        self.sends[client] = send
        lines = connection.makefile("r", encoding="utf-8", newline="\r\n")
        for line in lines:
            words = line.rstrip("\r\n").split(" ")
            verb = words[0].upper()
            if verb == "SPEAK":
                send("230 OK RECEIVING DATA")
                data = []
                for line in lines:
                    line = line.rstrip("\r\n")
                    if line == ".":
                        break
                    data.append(line[1:] if line.startswith("..") else line)
                text = plain("\n".join(data))
                number = self.say(text, client) if text else 0
                send(f"225-{number}", "225 OK MESSAGE QUEUED")
            elif verb in ("CHAR", "KEY"):
                send(f"225-{self.say(' '.join(words[1:]), client)}", "225 OK MESSAGE QUEUED")
            elif verb in ("CANCEL", "STOP"):
                self.cancel()
                send("210 OK")
            elif verb == "HISTORY":
                send(f"245-{client}", "245 OK CLIENT ID SENT")
            elif verb == "LIST":
                what = words[1].upper()
                if what == "OUTPUT_MODULES":
                    send("250-written", "250 OK MODULE LIST SENT")
                else:
                    send("249-written\ten\tnone", "249 OK VOICE LIST SENT")
            elif verb == "GET":
                send("251-0", "251 OK GET RETURNED")
            elif verb == "QUIT":
                send("231 HAPPY HACKING")
                return
            else:
                send("208 OK")


def plain(text):
    """The text of an utterance: without SSML's marks, punctuation as it is written."""
    text = html.unescape(re.sub(r"<[^>]*>", "", text))
    return re.sub(r"\s+", " ", text).strip()
