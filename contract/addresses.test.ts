import { expect, it } from "vitest";
import { canonicalPath, routeOf } from "./addresses.ts";

it.each([
	["/contacto/", "/contacto"],
	["/contacto.html", "/contacto"],
	["/index.html", "/"],
	["/solicitar-acceso/caso/", "/solicitar-acceso/caso"],
	["/pacientes", "/para-pacientes"],
	["/pacientes/", "/para-pacientes"],
])("%s is written %s", (path, right) => {
	expect(canonicalPath(path)).toBe(right);
});

it.each(["/", "/contacto", "/solicitar-acceso/caso", "/favicon.svg", "/_astro/a.js"])(
	"%s is right as it is",
	(path) => {
		expect(canonicalPath(path)).toBeUndefined();
	},
);

it.each([
	"//elsewhere.example/",
	"/\\elsewhere.example/",
	"/%2f%2felsewhere.example/",
	"/a/../b/",
	"///",
	"/constructor",
	"/contacto.html/caso",
])("%s is not sent on to anywhere", (path) => {
	expect(canonicalPath(path)).toBeUndefined();
});

it.each([
	["index.html", "/"],
	["contacto.html", "/contacto"],
	["solicitar-acceso\\caso.html", "/solicitar-acceso/caso"],
	["prensa/index.html", "/prensa"],
	["favicon.svg", "/favicon.svg"],
	["notas.html.txt", "/notas.html.txt"],
	["index.html.txt", "/index.html.txt"],
])("%s answers at %s", (file, address) => {
	expect(routeOf(file)).toBe(address);
});
