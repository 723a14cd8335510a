import react from "@astrojs/react";
import type { AstroIntegration } from "astro";

/**
 * React's islands, and when one loads and hydrates: `client:near` once it is near and the visitor has done something,
 * `client:plan` also at once where there is a plan to show.
 */
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
