import { expect, it } from "vitest";
import { pathWithin } from "./path-within.ts";

it.each(["/mesa", "/mesa?f=held&s=x", "/mesa/cifras?x=1", "/mesa/persona?s=abc", "/mesa/7K4R-62XW"])(
	"signing in goes on to %s",
	(path) => expect(pathWithin(path)).toBe(path),
);

it.each([
	undefined,
	"",
	"/",
	"/contacto",
	"/mesa/",
	"/mesa/salir",
	"/mesa/7K4R-62X",
	"/otra/7K4R-62XW",
	"/xmesa/7K4R-62XW",
	"//evil.example/mesa",
	"https://evil.example/mesa?f=held",
	"https://evil.example/mesa/7K4R-62XW",
	"javascript:alert(1)",
	"http://[",
	`/mesa?s=${"x".repeat(2_000)}`,
])("signing in goes on to the list, whoever asks for %j", (wanted) => expect(pathWithin(wanted)).toBe("/mesa"));

it("signing in goes on to a request without what hangs on its address", () => {
	expect(pathWithin("/mesa/7K4R-62XW?do=answered")).toBe("/mesa/7K4R-62XW");
});
