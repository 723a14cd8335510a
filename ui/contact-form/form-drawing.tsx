import type { FormId } from "../../contract/requests/forms.ts";
import { Drawing } from "../drawing/drawing.tsx";

/** Each within the same ripples, on a square of 320 units. */
const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** What stands beside a form's opening words: each form's own drawing. */
export const FormDrawing = ({ form }: { form: FormId }) => (
	<Drawing files={FILES} name={form} className="form-drawing screen-only" />
);
