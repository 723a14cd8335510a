/** Certificates for one run on this machine, by an authority of its own: by openssl, since Node reads them and writes none. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An authority, and its certificate of one day for `localhost` and 127.0.0.1. @param folder the caller removes it */
export function signedCertificate(folder: string) {
	const file = (name: string) => join(folder, name);
	const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
	const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
	const authority = ["-subj", "/CN=Local authority", "-addext", "basicConstraints=critical,CA:TRUE"];
	openssl("req", "-x509", ...newKey, "-days", "1", ...authority, "-keyout", "authority.key", "-out", "authority.pem");
	openssl("req", ...newKey, "-subj", "/CN=localhost", "-keyout", "server.key", "-out", "server.csr");
	writeFileSync(file("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1\n");
	const signing = ["-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial", "-extfile", "names"];
	openssl("x509", "-req", "-in", "server.csr", ...signing, "-days", "1", "-out", "server.pem");
	return {
		key: readFileSync(file("server.key")),
		cert: readFileSync(file("server.pem")),
		keyFile: file("server.key"),
		certFile: file("server.pem"),
		/** The authority's certificate, for those that must trust it. */
		authorityFile: file("authority.pem"),
	};
}
