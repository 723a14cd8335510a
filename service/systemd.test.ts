import { expect, it } from "vitest";
import { inheritedSocket } from "./systemd.ts";

it("a socket that systemd handed to this process is taken", () => {
	expect(inheritedSocket({ LISTEN_PID: "41", LISTEN_FDS: "1" }, 41)).toBe(3);
});

it.each([{}, { LISTEN_PID: "40", LISTEN_FDS: "1" }, { LISTEN_PID: "41", LISTEN_FDS: "0" }, { LISTEN_FDS: "1" }])(
	"one that was handed to another process, or none, is not (%j)",
	(environment) => {
		expect(inheritedSocket(environment, 41)).toBeUndefined();
	},
);
