import { describe, expect, it } from "vitest";
import { addressKey, rateLimiter } from "./rate-limit.ts";

const ADDRESS = "192.0.2.1";

function limiter(requests: number, seconds: number) {
	const clock = { milliseconds: 1_000_000 };
	const { take } = rateLimiter({ requests, seconds }, () => new Date(clock.milliseconds));
	return { clock, take };
}

describe("the rate limit", () => {
	it("lets as many requests through as it says, then names the seconds to wait", () => {
		const { take } = limiter(3, 60);
		expect([take(ADDRESS), take(ADDRESS), take(ADDRESS), take(ADDRESS)]).toEqual([0, 0, 0, 60]);
	});

	it("lets a request through after exactly the wait it named", () => {
		const { take, clock } = limiter(1, 60);
		take(ADDRESS);
		clock.milliseconds += 20_500;
		const wait = take(ADDRESS);
		expect(wait).toBe(40);
		clock.milliseconds += wait * 1000;
		expect(take(ADDRESS)).toBe(0);
	});

	it("slides: each request counts for its own time, not for a fixed minute", () => {
		const { take, clock } = limiter(2, 60);
		take(ADDRESS);
		clock.milliseconds += 50_000;
		take(ADDRESS);
		clock.milliseconds += 10_000;
		expect(take(ADDRESS)).toBe(0);
		expect(take(ADDRESS)).toBe(50);
	});

	it("asks for at least a second, and does not count what it turned away", () => {
		const { take, clock } = limiter(1, 60);
		take(ADDRESS);
		clock.milliseconds += 59_999;
		expect(take(ADDRESS)).toBe(1);
		clock.milliseconds += 1;
		expect(take(ADDRESS)).toBe(0);
	});

	it("counts each address for itself", () => {
		const { take } = limiter(1, 60);
		expect([take(ADDRESS), take("192.0.2.2"), take(ADDRESS)]).toEqual([0, 0, 60]);
	});

	it("counts a whole IPv6 network as one visitor, and the next network as another", () => {
		const { take } = limiter(1, 60);
		expect(take("2001:db8:1:2::1")).toBe(0);
		expect(take("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(60);
		expect(take("2001:db8:1:3::1")).toBe(0);
	});

	it("counts an IPv4 address the same when it comes as IPv6", () => {
		const { take } = limiter(1, 60);
		expect([take("192.0.2.1"), take("::ffff:192.0.2.1"), take("::FFFF:192.0.2.2")]).toEqual([0, 60, 0]);
	});

	it("is off where no limit is set", () => {
		const { take } = rateLimiter(undefined, () => new Date());
		for (let request = 0; request < 1000; request++) expect(take(ADDRESS)).toBe(0);
	});

	it("forgets addresses that fell silent, so that memory does not grow with every visitor", () => {
		const clock = { milliseconds: 0 };
		const limit = rateLimiter({ requests: 1, seconds: 60 }, () => new Date(clock.milliseconds));
		for (let index = 0; index < 1000; index++) limit.take(`10.0.${index >> 8}.${index & 255}`);
		expect(limit.known()).toBe(1000);
		clock.milliseconds = 60_000;
		limit.take(ADDRESS);
		expect(limit.known()).toBe(1);
	});
});

describe("the key an address is counted under", () => {
	it.each([
		["192.0.2.1", "192.0.2.1"],
		["::ffff:192.0.2.1", "192.0.2.1"],
		["::ffff:c000:201", "192.0.2.1"],
		["2001:db8::1", "2001:db8:0:0::/64"],
		["2001:0DB8:0000:0000:1:2:3:4", "2001:db8:0:0::/64"],
		["fe80::1%eth0", "fe80:0:0:0::/64"],
		["::1", "0:0:0:0::/64"],
		["::", "0:0:0:0::/64"],
		["1::", "1:0:0:0::/64"],
		["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
		["", ""],
		["unknown", "unknown"],
	])("%s is counted as %s", (address, key) => {
		expect(addressKey(address)).toBe(key);
	});
});
