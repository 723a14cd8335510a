import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/** React, with `client:near` (near and after the visitor's first action) and `client:plan` (at once for a plan). */
export function islands(): AstroIntegration {
	const { hooks } = react();
	return {
		name: "islands",
		hooks: {
			...hooks,
			"astro:config:setup": async (options) => {
				const { addClientDirective, addRenderer } = options;
				addClientDirective({ name: "near", entrypoint: "./site/islands/near.ts" });
				addClientDirective({ name: "plan", entrypoint: "./site/plan/store/near-or-kept.ts" });
				await hooks["astro:config:setup"]?.({
					...options,
					addRenderer: (own) => addRenderer({ ...own, clientEntrypoint: "/site/islands/wake/hydrate.ts" }),
				});
			},
		},
	};
}

declare module "astro" {
	interface AstroClientDirectives {
		"client:near"?: boolean;
		"client:plan"?: boolean;
	}
}
