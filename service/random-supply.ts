const SUPPLY = 4096;

/**
 * The same source of randomness, asked for much at a time: each call of it costs more than the bytes do. No byte is
 * handed out twice.
 */
export function randomSupply(randomBytes: (length: number) => Uint8Array): (length: number) => Uint8Array {
	let supply: Uint8Array = new Uint8Array();
	return (length) => {
		if (supply.length < length) supply = randomBytes(Math.max(SUPPLY, length));
		const taken = supply.subarray(0, length);
		supply = supply.subarray(length);
		return taken;
	};
}
