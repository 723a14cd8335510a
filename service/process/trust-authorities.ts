import { readFileSync } from "node:fs";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SettingsError } from "../settings/settings-error.ts";
import { errorCode } from "./error-code.ts";

const CERTIFICATE = /-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs;

/** Trusts a PEM file's authorities too. Node reads `NODE_EXTRA_CA_CERTS` only before it starts, so not from `.env`. */
export function trustAuthorities(file: string | undefined): void {
	if (file === undefined) return;
	try {
		const certificates = readFileSync(file, "utf8").match(CERTIFICATE);
		if (!certificates) throw Object.assign(new Error("No certificate"), { code: "NO_CERTIFICATE" });
		setDefaultCACertificates([...getCACertificates("default"), ...certificates]);
	} catch (error) {
		throw new SettingsError([
			`  NODE_EXTRA_CA_CERTS: no se pueden leer certificados en «${file}»; escribe la ruta completa de un archivo PEM que pueda leer la cuenta del servicio (${errorCode(error)}).`,
		]);
	}
}
