import * as v from "valibot";
import { figuresSchema } from "./desk/figures.ts";
import { frameSchema } from "./desk/frame.ts";
import { inboxSchema, timeSchema } from "./desk/inbox.ts";
import { personSchema } from "./desk/person.ts";
import { requestSchema } from "./desk/request.ts";
import { signInSchema } from "./desk/sign-in.ts";
import { field, text } from "./field.ts";

/** `content/team/desk.yaml`: every word of the team's desk. Visitors see none of it. */
export const deskSchema = v.strictObject({
	name: field("Nombre", "El de la mesa, en el título de la ventana y arriba.", text),
	signIn: signInSchema,
	frame: frameSchema,
	inbox: inboxSchema,
	request: requestSchema,
	figures: figuresSchema,
	person: personSchema,
	time: timeSchema,
});

export type Desk = v.InferOutput<typeof deskSchema>;
