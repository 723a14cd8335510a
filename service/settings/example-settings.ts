/** Settings still at their examples: valid, and wrong for a service that people use. */
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/build-settings.ts";
import type { Settings } from "./settings.ts";

/** Domains that belong to nobody (RFC 2606). */
const EXAMPLE_DOMAIN = /\bexample\.(?:com|net|org)\b/;

const THIS_MACHINE = ["127.0.0.1", "localhost", "[::1]"];

export function exampleSettings(settings: Settings) {
	const { hostname } = new URL(settings.SITE_URL);
	const examples = {
		SITE_URL: THIS_MACHINE.includes(hostname) || EXAMPLE_DOMAIN.test(hostname),
		CONTACT_PUBLIC_KEY: settings.CONTACT_PUBLIC_KEY === DEFAULT_CONTACT_PUBLIC_KEY,
		NOTIFY_TO: settings.NOTIFY_TO.some((to) => EXAMPLE_DOMAIN.test(to)),
		MAIL_FROM: EXAMPLE_DOMAIN.test(settings.MAIL_FROM),
	};
	return (Object.keys(examples) as (keyof typeof examples)[]).filter((name) => examples[name]);
}
