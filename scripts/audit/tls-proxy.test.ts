import { createServer } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { makeCertificate } from "../certificate.ts";
import { EMPTY_PAGE, startTlsProxy } from "./tls-proxy.ts";

/** A door before a service that says back what it was asked. */
async function doorBeforeEcho() {
	const service = createServer((incoming, answer) => {
		answer.writeHead(200, { "content-type": "text/plain", "referrer-policy": "no-referrer" });
		answer.end(`${incoming.method} ${incoming.url} ${incoming.headers["x-forwarded-proto"]}`);
	});
	await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
	const certificate = makeCertificate(temporaryFolder());
	const door = await startTlsProxy(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, certificate);
	onTestFinished(() => {
		door.close();
		service.close();
	});
	return { host: door.host, ca: certificate.cert };
}

describe("the door before the audited service", () => {
	it("speaks HTTP/2 with a certificate that holds, and says that the visitor came by HTTPS", async () => {
		const { host, ca } = await doorBeforeEcho();
		const session = connect(`https://${host}`, { ca });
		const stream = session.request({ ":path": "/blog?a=1" });
		const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once("response", resolve));
		expect(headers).toMatchObject({ ":status": 200, "referrer-policy": "no-referrer" });
		expect(await text(stream)).toBe("GET /blog?a=1 https");
		session.close();
	});

	it("speaks HTTP/1.1 to whoever knows nothing newer", async () => {
		const { host, ca } = await doorBeforeEcho();
		const answer = await new Promise<string>((resolve, reject) => {
			const asked = request(`https://${host}/faq`, { ca, agent: false }, (reply) => resolve(text(reply)));
			asked.on("error", reject).end();
		});
		expect(answer).toBe("GET /faq https");
	});

	it("shows an empty page with the headers of ours", async () => {
		const { host, ca } = await doorBeforeEcho();
		const session = connect(`https://${host}`, { ca });
		const stream = session.request({ ":path": EMPTY_PAGE });
		const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once("response", resolve));
		expect(headers).toMatchObject({ "cross-origin-opener-policy": "same-origin" });
		expect(await text(stream)).toContain("<h1>");
		session.close();
	});

	it("sends plain HTTP on to HTTPS", async () => {
		const { host } = await doorBeforeEcho();
		const answer = await fetch(`http://${host}/contacto`, { redirect: "manual" });
		expect([answer.status, answer.headers.get("location")]).toEqual([308, `https://${host}/contacto`]);
	});
});
