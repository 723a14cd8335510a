/** Thrown when settings are faulty; its message names each one and how to mend it. */
export class SettingsError extends Error {
	constructor(faults: readonly string[], options?: ErrorOptions) {
		super(
			`No se puede seguir; revisa estos ajustes (variables de entorno o archivo .env):\n${faults.join("\n")}`,
			options,
		);
		this.name = "SettingsError";
	}
}
