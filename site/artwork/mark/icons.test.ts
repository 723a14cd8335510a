import sharp from "sharp";
import { expect, test } from "vitest";
import { MANIFEST_ICONS, ROOT_ICONS } from "./icons.ts";

test.each([
	[ROOT_ICONS["apple-touch-icon.png"], 180],
	[MANIFEST_ICONS["icono-192.png"], 192],
	[MANIFEST_ICONS["icono-512.png"], 512],
	[MANIFEST_ICONS["icono-adaptable-512.png"], 512],
] as const)("icon %# is a square of the size it says", async (icon, side) => {
	expect(await sharp(icon?.make()).metadata()).toMatchObject({ format: "png", width: side, height: side });
});

test.each([ROOT_ICONS["apple-touch-icon.png"], MANIFEST_ICONS["icono-adaptable-512.png"]])(
	"an icon that devices cut has no hole (%#)",
	async (icon) => {
		expect((await sharp(icon?.make()).stats()).isOpaque).toBe(true);
	},
);

test("the old icon file holds 16, 32 and 48 px, each where it says", async () => {
	const ico = Buffer.from(ROOT_ICONS["favicon.ico"].make());
	const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
		const entry = 6 + 16 * index;
		const offset = ico.readUInt32LE(entry + 12);
		return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
	});
	const sizes = await Promise.all(pictures.map(async (picture) => (await sharp(picture).metadata()).width));
	expect(sizes).toEqual([16, 32, 48]);
});
