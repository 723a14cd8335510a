import * as v from "valibot";
import { field } from "../field.ts";
import { lines } from "../parts.ts";
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
			email: "Rótulo del correo",
			show: "Botón que busca",
			invalid: "Cuando el correo está mal escrito",
		}),
		none: field("No hay nada", "{email} es el correo.", template("email")),
		found: field("Lo que hay", "{email} es el correo.", counted("email")),
		...lines({
			export: "Botón que descarga",
			exportHint: "Qué lleva el archivo",
			erase: "Botón que lleva a confirmar",
			eraseHint: "Qué se borra",
		}),
		sure: field("Pregunta", "{email} es el correo.", template("email")),
		...lines({
			confirm: "Rótulo del correo repetido",
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
			v.strictObject(lines({ title: "Título", text: "Quién puede" })),
		),
	}),
);
