import { expect, it, onTestFinished, vi } from "vitest";

it("what a form without script leads to in development comes from the service, in each language", async () => {
	vi.stubEnv("DEV_SERVICE", "http://127.0.0.1:4322");
	onTestFinished(() => void vi.unstubAllEnvs());
	// Another test of this process may have read it without.
	vi.resetModules();
	const { default: config } = await import("../../astro.config.ts");
	const paths = Object.keys(config.vite?.server?.proxy ?? {});
	expect(paths).toEqual(expect.arrayContaining(["/solicitud-recibida", "/en/request-received", "/mesa"]));
});
