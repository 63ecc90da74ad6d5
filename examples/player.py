#!/usr/bin/env python3
"""A small player for Tenback: takes a seat at a table, plays until the game is over, and leaves.

    python3 player.py http://localhost:8098/t/TABLE --name Pia --deal

It knows no rules. With every step the server sends the legal lays, what each one costs and whether it loses. The frames
are described in docs/PROTOCOL.md; how to play better is up to you, in `choose`.
"""

import argparse
import itertools
import json
import secrets
import sys
import time
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import connect

EXPENSIVE = 4  # avoid steps larger than this unless the turn requires them
REFUSED_BUT_FINE = {"stale", "already-dealt", "already-begun", "too-late-for-preference"}  # somebody else was faster: look again


def choose(view, legal, seat):
    """What to do on our turn: make the cheapest lay that does not lose, or end the turn."""
    owners = {pile["pile"]: pile.get("owner", seat) for pile in view["piles"]}

    def cost(lay):
        # A step back is a gain, except on an opponent's pile (Face to Face), where it is a gift.
        gift = owners[lay["lay"][-1]] != seat
        return (lay["loses"], -lay["step"] if gift else lay["step"])

    best = min(legal, key=cost, default=None)
    if view["turn"]["may_end"] and (best is None or cost(best) > (False, EXPENSIVE)):
        return {"kind": "end-turn"}
    return {"kind": "lay", "lay": best["lay"]}


class Player:
    def __init__(self, link, name, deals):
        self.server, self.table_id = link.rstrip("/").rsplit("/t/", 1)
        self.deals = deals
        self.token = self.post("/api/me", {"name": name, "keep": "token"})["token"]
        # Every command has its own id, so that the server recognizes one that is resent.
        self.ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))
        self.seq = 0
        self.you = self.table = self.view = None
        self.legal = []
        self.may = []
        self.unanswered = None  # the command we are waiting for
        self.has_played = False

    def post(self, path, body):
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            sys.exit(json.load(refused)["text"])

    def play(self):
        """Plays until the game is over, reconnecting when necessary."""
        wait = 0.1
        while True:
            try:
                with self.connect() as socket:
                    wait = 0.1
                    if self.play_until_closed(socket):
                        return
            except (ConnectionClosed, InvalidHandshake, OSError) as lost:
                if isinstance(lost, InvalidStatus) and 400 <= lost.response.status_code < 429:
                    sys.exit(json.loads(lost.response.body)["text"])
                print(f"connection lost ({lost}), retrying in {wait:.1f} s", file=sys.stderr)
            time.sleep(wait)
            wait = min(2 * wait, 10)

    def connect(self):
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
        return connect(address, additional_headers={"Authorization": f"Bearer {self.token}"})

    def play_until_closed(self, socket):
        """Plays over one connection. Returns True once the game is over and the seat is left."""
        socket.send(json.dumps({"type": "hello", "have": self.seq}))
        while True:
            frame = json.loads(socket.recv())
            self.follow(frame)
            if self.unanswered and (frame["type"] == "welcome" or frame.get("code") == "too-fast"):
                socket.send(json.dumps(self.unanswered))  # with the same id, so that it is not carried out twice
            if self.is_over() and self.you["seat"] is None:
                return True
            command = None if self.unanswered else self.next_command()
            if command:
                self.unanswered = {"type": "do", "id": next(self.ids), "seen": self.seq, "command": command}
                socket.send(json.dumps(self.unanswered))

    def follow(self, frame):
        """Stores what a frame contains. It is always complete and current, so nothing has to be computed."""
        if frame["type"] in ("welcome", "step"):
            self.seq = frame["seq"]
            self.legal = frame["legal"]
            self.may = frame["may"]
            for part in ("you", "table", "view"):
                if part in frame:
                    setattr(self, part, frame[part])
            self.has_played |= self.you["seat"] is not None and self.phase() == "running"
        elif frame["type"] == "bye" and "again_in" not in frame:
            sys.exit(frame["text"])
        elif frame["type"] == "refused" and frame["code"] == "too-fast":
            time.sleep(1)
        elif frame["type"] == "refused" and frame["code"] not in REFUSED_BUT_FINE:
            sys.exit(frame["text"])
        answered = self.unanswered and self.unanswered["id"] in (frame.get("id"), frame.get("done"))
        if answered and frame.get("code") != "too-fast":
            self.unanswered = None

    def phase(self):
        return self.view["phase"] if self.view else "waiting"

    def is_over(self):
        return self.has_played and self.phase() == "over"

    def next_command(self):
        """The next command, if there is anything to do."""
        seat = self.you["seat"]
        if seat is None:
            return {"kind": "sit"}
        if self.is_over():
            return {"kind": "leave"}
        if self.phase() in ("waiting", "over"):
            return {"kind": "deal"} if self.deals and "deal" in self.may else None
        if self.phase() == "dealt":
            said = self.view["signals"][seat - 1]
            return None if "let-me-begin" in said else {"kind": "signal", "signal": "let-me-begin"}
        if self.view["turn"]["seat"] == seat:
            return choose(self.view, self.legal, seat)
        return None

    def result(self):
        ending = self.view["ending"]
        if ending["outcome"] == "seat-won":
            return f"seat {ending['winner']} has won"
        return "won" if ending["outcome"] == "won" else f"lost, {ending['left']} cards left"


def main():
    arguments = argparse.ArgumentParser(description="Plays one game at a Tenback table.")
    arguments.add_argument("link", help="the link to the table")
    arguments.add_argument("--name", default="Pia", help="the name other players see")
    arguments.add_argument("--deal", action="store_true", help="deal as soon as all seats are taken")
    given = arguments.parse_args()
    if "/t/" not in given.link:
        arguments.error("a table link looks like http://localhost:8098/t/TABLE")
    player = Player(given.link, given.name, given.deal)
    player.play()
    print(player.result())


if __name__ == "__main__":
    main()
