import type { AstroIntegration } from "astro";

/** Lets an island wait with `client:near`: until it is near and the visitor has done something. */
export function clientNear(): AstroIntegration {
	return {
		name: "client-near",
		hooks: {
			"astro:config:setup": ({ addClientDirective }) =>
				addClientDirective({ name: "near", entrypoint: "./site/islands/near.ts" }),
		},
	};
}

declare module "astro" {
	interface AstroClientDirectives {
		"client:near"?: boolean;
	}
}
