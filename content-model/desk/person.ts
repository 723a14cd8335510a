import { field, filled, group, template } from "../fields/field.ts";
import { counted } from "./inbox.ts";

/** A person's rights: to see, to get and to have erased what is kept. */
export const personSchema = group("Datos de una persona", "Ver, entregar y borrar; solo para quien es admin.", {
	title: "Título",
	lead: "Para qué es y cuándo se usa",
	who: "Rótulo de su correo o teléfono",
	show: "Botón que busca",
	invalid: "Cuando no es ni un correo ni un teléfono",
	none: filled("No hay nada", "{who} es el correo o el teléfono."),
	found: field("Lo que hay", "{who} es el correo.", counted("who")),
	alike: field("Con el mismo teléfono", "Las de otro correo.", counted()),
	alikeHint: "Por qué se pregunta",
	alikeAll: "Casilla que las marca todas",
	unmarked: "Cuando no se marcó ninguna",
	one: field("Una solicitud", "Nombre, correo y referencia.", template("name", "email", "reference")),
	readTitle: filled("Título de lo que hay", "{who} es el correo o el teléfono."),
	read: "Botón que lo muestra entero",
	readHint: "Cómo se da en papel o en PDF",
	export: "Botón que descarga",
	exportHint: "Qué lleva el archivo",
	erase: "Botón que lleva a confirmar",
	eraseHint: "Qué se borra",
	sure: filled("Pregunta", "{who} es el correo o el teléfono."),
	confirm: "Rótulo del correo o teléfono repetido",
	mismatch: "Cuando no es el mismo",
	eraseNow: "Botón que borra",
	keep: "Enlace que no borra",
	erased: field("Borrado", "Cuántas eran.", counted()),
	wipedLater: "Cuando falta sobrescribir",
	backups: "Las copias",
	refused: group("Sin permiso", "Para quien no es admin.", {
		title: field("Título", "El de la página."),
		text: filled("Una puede", "{names} es quién."),
		textMany: filled("Varias pueden", "{names} son quiénes."),
		textNobody: field("Ninguna puede", "Cuando nadie es admin."),
	}),
});
