import * as v from "valibot";
import { field } from "../field.ts";
import { lines, text } from "../parts.ts";
import { template } from "../template.ts";

const counted = (...places: string[]) =>
	v.strictObject({
		one: field("Una", "Cuando hay una.", template(...places)),
		many: field("Varias", "{count} es cuántas.", template("count", ...places)),
	});

/** A person's rights: to see, to get and to have erased what is kept. */
export const personSchema = field(
	"Datos de una persona",
	"Ver, entregar y borrar; solo para quien es admin.",
	v.strictObject({
		...lines({
			title: "Título",
			lead: "Para qué es y cuándo se usa",
			who: "Rótulo de su correo o teléfono",
			show: "Botón que busca",
			invalid: "Cuando no es ni un correo ni un teléfono",
		}),
		none: field("No hay nada", "{who} es el correo o el teléfono.", template("who")),
		found: field("Lo que hay", "{who} es el correo.", counted("who")),
		alike: field("Con el mismo teléfono", "Las de otro correo.", counted()),
		...lines({
			alikeHint: "Por qué se pregunta",
			alikeAll: "Casilla que las marca todas",
			unmarked: "Cuando no se marcó ninguna",
		}),
		one: field("Una solicitud", "Nombre, correo y referencia.", template("name", "email", "reference")),
		readTitle: field("Título de lo que hay", "{who} es el correo o el teléfono.", template("who")),
		...lines({
			read: "Botón que lo muestra entero",
			readHint: "Cómo se da en papel o en PDF",
			export: "Botón que descarga",
			exportHint: "Qué lleva el archivo",
			erase: "Botón que lleva a confirmar",
			eraseHint: "Qué se borra",
		}),
		sure: field("Pregunta", "{who} es el correo o el teléfono.", template("who")),
		...lines({
			confirm: "Rótulo del correo o teléfono repetido",
			mismatch: "Cuando no es el mismo",
			eraseNow: "Botón que borra",
			keep: "Enlace que no borra",
		}),
		erased: field(
			"Borrado",
			"Cuántas eran.",
			v.strictObject({
				...lines({ one: "Una" }),
				many: field("Varias", "{count} es cuántas.", template("count")),
			}),
		),
		...lines({ wipedLater: "Cuando falta sobrescribir", backups: "Las copias" }),
		refused: field(
			"Sin permiso",
			"Para quien no es admin.",
			v.strictObject({
				title: field("Título", "El de la página.", text),
				text: field("Una puede", "{names} es quién.", template("names")),
				textMany: field("Varias pueden", "{names} son quiénes.", template("names")),
				textNobody: field("Ninguna puede", "Cuando nadie es admin.", text),
			}),
		),
	}),
);
