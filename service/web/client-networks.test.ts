import { describe, expect, it } from "vitest";
import { clientNetworks } from "./client-address.ts";

describe("the networks an address is counted under", () => {
	it.each([
		["192.0.2.1", "192.0.2.1"],
		["::ffff:192.0.2.1", "192.0.2.1"],
		["::ffff:c000:201", "192.0.2.1"],
		["", ""],
		["unknown", "unknown"],
		["x".repeat(16_000), "x".repeat(45)],
	])("%.50s is counted for itself alone", (address, name) => {
		expect(clientNetworks(address)).toEqual([{ name, times: 1 }]);
	});

	it.each([
		["2001:db8::1", ["2001:db8::/64", "2001:db8::/56", "2001:db8::/48"]],
		["2001:0DB8:0000:12ab:1:2:3:4", ["2001:db8:0:12ab::/64", "2001:db8:0:1200::/56", "2001:db8::/48"]],
		["fe80::1%eth0", ["fe80::/64", "fe80::/56", "fe80::/48"]],
		["2001:db8::1%eth0", ["2001:db8::/64", "2001:db8::/56", "2001:db8::/48"]],
		["::1", ["::/64", "::/56", "::/48"]],
		["1::", ["1::/64", "1::/56", "1::/48"]],
		["64:ff9b::192.0.2.1", ["64:ff9b::/64", "64:ff9b::/56", "64:ff9b::/48"]],
		["2001::1ab:2:3:4:5", ["2001:0:0:1ab::/64", "2001:0:0:100::/56", "2001::/48"]],
		// Only the whole of a mapped address is one of IPv4: else each of these would be a client of its own.
		["2001:db8:1:2::ffff:c000:201", ["2001:db8:1:2::/64", "2001:db8:1::/56", "2001:db8:1::/48"]],
		["::ffff:c000:201:1", ["::/64", "::/56", "::/48"]],
	])("%s is counted under each of its networks, the wider ones with wider limits", (address, names) => {
		expect(clientNetworks(address)).toEqual(names.map((name, index) => ({ name, times: 4 ** index })));
	});
});
