import {
	BUILD_VARIABLES,
	type BuildSettings,
	DEFAULT_CONTACT_PUBLIC_KEY,
	DEFAULT_SITE_URL,
} from "../contract/web/build-settings.ts";

/** Reads the build settings; an empty variable counts as unset. @throws TypeError if an address is not a URL */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
	const [siteUrl, contactKey, contactUrl] = BUILD_VARIABLES.map((name) => environment[name]);
	return {
		siteUrl: new URL(siteUrl || DEFAULT_SITE_URL).origin,
		contactKey: contactKey || DEFAULT_CONTACT_PUBLIC_KEY,
		contactOrigin: contactUrl ? new URL(contactUrl).origin : "",
	};
}
