import * as v from "valibot";
import { signInSchema } from "./desk/sign-in.ts";
import { field } from "./field.ts";
import { lines } from "./parts.ts";

/** `content/desk.yaml`: every word of the team's desk. Visitors see none of it. */
export const deskSchema = v.strictObject({
	name: field("Nombre", "El de la mesa, en el título de la ventana y arriba.", lines({ name: "Nombre" }).name),
	signIn: signInSchema,
});

export type Desk = v.InferOutput<typeof deskSchema>;
