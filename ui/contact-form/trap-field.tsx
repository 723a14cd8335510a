import { TRAP_FIELD } from "../../contract/suspicion.ts";

/**
 * A question for programs that fill in whatever they find. Nobody sees, reaches or hears it, browsers do not fill it
 * in, and whoever meets it without styles is asked to leave it alone.
 */
export function TrapField({ id, label }: { id: string; label: string }) {
	return (
		<div className="contact-form__trap" aria-hidden="true" inert>
			<label htmlFor={id}>{label}</label>
			<input id={id} name={TRAP_FIELD} type="text" autoComplete="off" tabIndex={-1} />
		</div>
	);
}
