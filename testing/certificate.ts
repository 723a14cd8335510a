/** A certificate for one run on this machine, by openssl: Node can read certificates and cannot write them. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Certificate {
	key: Buffer;
	cert: Buffer;
	/** The certificate's file, for whoever must trust it. */
	file: string;
	keyFile: string;
}

/**
 * Makes a key and a certificate of one day for `localhost` and 127.0.0.1.
 * @param folder where both are kept; the caller removes it
 * @throws where there is no openssl
 */
export function makeCertificate(folder: string): Certificate {
	const file = join(folder, "localhost.pem");
	const keyFile = join(folder, "localhost.key");
	const { status, stderr } = spawnSync(
		"openssl",
		[
			...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
			...[
				"-subj",
				"/CN=localhost",
				"-addext",
				"subjectAltName=DNS:localhost,IP:127.0.0.1",
				"-keyout",
				keyFile,
				"-out",
				file,
			],
		],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`Hace falta openssl para el certificado. ${stderr ?? ""}`.trim());
	return { key: readFileSync(keyFile), cert: readFileSync(file), file, keyFile };
}
