import { expect, it } from "vitest";
import { canonicalPath, routeOf } from "./addresses.ts";

const PAGES = new Set([
	"/",
	"/contacto",
	"/faq",
	"/en/faq",
	"/para-pacientes",
	"/sobre-nosotros",
	"/recursos/guia.pdf",
]);
const right = (path: string) => canonicalPath(path, (one) => PAGES.has(one));

it.each([
	["/contacto/", "/contacto"],
	["/contacto.html", "/contacto"],
	["/contacto.htm", "/contacto"],
	["/Contacto.HTML", "/contacto"],
	["/index.html", "/"],
	["//", "/"],
	["/contacto/index.html", "/contacto"],
	["/pacientes", "/para-pacientes"],
	["/pacientes/", "/para-pacientes"],
	["/Pacientes.", "/para-pacientes"],
	["/FAQ", "/faq"],
	["/EN/Faq", "/en/faq"],
	["/contacto.", "/contacto"],
	["/contacto)", "/contacto"],
	["/contacto).", "/contacto"],
	["/contacto,", "/contacto"],
	["/contacto;", "/contacto"],
	["/contacto:", "/contacto"],
	["/contacto!", "/contacto"],
	["/contacto*", "/contacto"],
	["/contacto_", "/contacto"],
	["/contacto'", "/contacto"],
	["/contacto%22", "/contacto"],
	["/contacto%3E", "/contacto"],
	["/contacto%C2%BB", "/contacto"],
	["/contacto%E2%80%A6", "/contacto"],
	["/contacto%20", "/contacto"],
	["/contacto%C2%A0", "/contacto"],
	["/contacto%E2%80%8B", "/contacto"],
	["/Contacto/.", "/contacto"],
	["//contacto", "/contacto"],
	["/en//faq/", "/en/faq"],
	["/(contacto)", "/contacto"],
	["/contacto%", "/contacto"],
	["/%23contacto", "/#contacto"],
	["/%20contacto", "/contacto"],
	["/cont%C3%A1cto", "/contacto"],
	["/sobre_nosotros", "/sobre-nosotros"],
	["/sobre%20nosotros", "/sobre-nosotros"],
	["/sobre%E2%80%91nosotros", "/sobre-nosotros"],
	["/recursos/guia.pdf)", "/recursos/guia.pdf"],
	["/faq%23contact-form-patient", "/faq#contact-form-patient"],
	["/contacto&fbclid=1&a=b", "/contacto?fbclid=1&a=b"],
	["/Contacto%3Fproposito=llamada", "/contacto?proposito=llamada"],
	["/contacto%3fa=1%23formulario", "/contacto?a=1#formulario"],
	["/FAQ/%23plan=aB-c_%23", "/faq#plan=aB-c_%23"],
	["/faq%2523plan%253DaB", "/faq#plan%253DaB"],
	["/contacto%26fbclid=1", "/contacto?fbclid=1"],
	["/contacto%253Fasunto=llamada", "/contacto?asunto=llamada"],
	["/sobre+nosotros", "/sobre-nosotros"],
	["/contacto](https://ivf.example/contacto)", "/contacto"],
	["/contacto%5D(https:", "/contacto"],
	["/contacto%3Cbr%3E", "/contacto"],
	["/contacto%22%20rel=x", "/contacto"],
])("%s leads to %s", (path, address) => {
	expect(right(path)).toBe(address);
	expect(right(address.replace(/#.*$/, ""))).toBeUndefined();
});

it.each([
	"//elsewhere.example/",
	"/\\elsewhere.example/",
	"/%2f%2felsewhere.example/",
	"//elsewhere.example%23a",
	"/a/../b/",
	"/..",
	"/.",
	"/%",
	"/%zz",
	"/)",
	"/nada/",
	"/NADA",
	"/constructor",
	"/contacto.html/caso",
	`/${"contacto.".repeat(40)}`,
])("%s is not sent on to anywhere", (path) => {
	expect(right(path)).toBeUndefined();
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
