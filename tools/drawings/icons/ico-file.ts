interface IcoPicture {
	/** Width and height in px, below 256. */
	side: number;
	png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;

/** Pictures as one .ico file that holds them as PNG (read by every browser since Internet Explorer 11). */
export function icoFile(pictures: readonly IcoPicture[]): Uint8Array {
	const directory = Buffer.alloc(HEADER + ENTRY * pictures.length);
	directory.writeUInt16LE(1, 2);
	directory.writeUInt16LE(pictures.length, 4);
	let offset = directory.length;
	pictures.forEach(({ side, png }, index) => {
		const entry = HEADER + ENTRY * index;
		directory.writeUInt8(side, entry);
		directory.writeUInt8(side, entry + 1);
		directory.writeUInt16LE(1, entry + 4);
		directory.writeUInt16LE(32, entry + 6);
		directory.writeUInt32LE(png.byteLength, entry + 8);
		directory.writeUInt32LE(offset, entry + 12);
		offset += png.byteLength;
	});
	return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
