import { field, filled, group, words } from "../fields/field.ts";

const notice = words({ title: "Título", text: "Qué pasa y qué hacer" });

const kept = words({
	lost: "Que no se guardó",
	title: "Título después de entrar",
	save: "Botón que lo guarda entonces",
});

/** The mail that brings a code. @param hint what is to be known of it */
export const codeMail = (hint: string) =>
	group("Correo con el código", hint, {
		subject: filled("Asunto", "{code} es el código."),
		preview: "Vista previa",
		title: "Título",
		lead: "Delante del código",
		lasts: "Cuánto vale",
		mistake: "Si no fuiste tú",
	});

/** Signing in with a code that comes by mail, and signing out. */
export const signInSchema = group("Entrar y salir", "Con un código que llega por correo.", {
	title: "Título",
	lead: "Cómo se entra",
	email: "Rótulo del correo",
	send: "Botón que pide el código",
	known: "Enlace para quien ya entró en este aparato",
	codeTitle: "Título de la página del código",
	codeLead: filled(
		"Entrada de esa página",
		"{email} es la dirección que se escribió; la misma para todas, estén o no en el equipo.",
	),
	code: "Rótulo del código",
	enter: "Botón que entra",
	again: "Enlace para pedir otro",
	cookie: "Qué se guarda en el aparato",
	required: "Cuando falta el correo o está mal escrito",
	over: "Cuando el código ya no vale",
	undone: "Cuando se hizo algo sin sesión",
	kept: group("Lo que se escribía", "Cuando la sesión terminó mientras se escribía.", {
		note: field("Una nota", "No se guardó.", kept),
		reply: field("Una respuesta", "No salió.", kept),
		contact: field("Un contacto", "No se guardó.", kept),
	}),
	continue: "Enlace de la página de paso, desde un correo",
	continuing: "Título de la página de paso",
	out: "Botón que cierra este aparato",
	outEverywhere: "Botón que cierra todos los aparatos",
	outTitle: "Título de la página de salir",
	outLead: "Qué hace cada botón",
	signedOut: "Después de salir",
	signedOutHere: "Después de salir de todos, si los demás no se pudieron cerrar",
	wrong: filled("Código equivocado", "{left} es cuántos intentos quedan."),
	lastTry: field("Código equivocado, queda uno", "Sin número."),
	tooMany: field("Demasiados intentos", "Desde la misma conexión.", notice),
	foreign: field("De otro sitio", "No se sabe de dónde viene el formulario.", notice),
	unavailable: field("Almacén caído", "No se pudo hacer.", notice),
	operator: group("Código del servidor", "Para quien no recibe el suyo: lo da quien lleva el servidor.", {
		title: "Título",
		lead: "Qué es",
		code: "Rótulo",
		wrong: "Cuando no vale",
		link: "Enlace, en la página del código de correo",
	}),
	mail: codeMail("El código va en el asunto, y dentro en una línea aparte."),
});
