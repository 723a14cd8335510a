import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const SOCKET = "10.0.0.1";
const VISITOR = "198.51.100.7";
const OUTER_PROXY = "10.0.0.2";
const SPOOFED = "203.0.113.99";

describe("the visitor's address", () => {
	it("is the connection's own where no proxy stands in front, whatever the header says", () => {
		expect(clientAddress(SOCKET, undefined, 0)).toBe(SOCKET);
		expect(clientAddress(SOCKET, SPOOFED, 0)).toBe(SOCKET);
	});

	it("is what our one proxy wrote", () => {
		expect(clientAddress(SOCKET, VISITOR, 1)).toBe(VISITOR);
	});

	it("is not what a visitor put before what our proxy wrote", () => {
		expect(clientAddress(SOCKET, `${SPOOFED}, ${VISITOR}`, 1)).toBe(VISITOR);
		expect(clientAddress(SOCKET, `${SPOOFED},${SPOOFED} , ${VISITOR}`, 1)).toBe(VISITOR);
	});

	it("is what the outermost of two proxies saw", () => {
		expect(clientAddress(SOCKET, `${VISITOR}, ${OUTER_PROXY}`, 2)).toBe(VISITOR);
		expect(clientAddress(SOCKET, `${SPOOFED}, ${VISITOR}, ${OUTER_PROXY}`, 2)).toBe(VISITOR);
	});

	it.each([
		["198.51.100.7:41222", "198.51.100.7"],
		["[2001:db8::7]:41222", "2001:db8::7"],
		["[2001:db8::7]", "2001:db8::7"],
		["2001:db8::7", "2001:db8::7"],
		["2001:4860::7", "2001:4860::7"],
		["203.0.113.99, 198.51.100.7:41222", "198.51.100.7"],
	])("is the same whatever its port: %s", (written, address) => {
		expect(clientAddress(SOCKET, written, 1)).toBe(address);
	});

	it("is the connection's own where the proxies wrote nothing", () => {
		expect(clientAddress(SOCKET, undefined, 1)).toBe(SOCKET);
		expect(clientAddress(SOCKET, "", 2)).toBe(SOCKET);
		expect(clientAddress(SOCKET, " , ,", 1)).toBe(SOCKET);
	});

	it("is the farthest one known where fewer proxies were passed than are trusted", () => {
		expect(clientAddress(SOCKET, VISITOR, 3)).toBe(VISITOR);
	});
});
