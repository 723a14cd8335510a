import type { AstroIntegration } from "astro";

/**
 * When an island loads and hydrates: `client:near` once it is near and the visitor has done something, `client:plan` also
 * at once where there is a plan to show.
 */
export function clientDirectives(): AstroIntegration {
	return {
		name: "client-directives",
		hooks: {
			"astro:config:setup": ({ addClientDirective }) => {
				addClientDirective({ name: "near", entrypoint: "./site/islands/near.ts" });
				addClientDirective({ name: "plan", entrypoint: "./site/islands/plan/store/near-or-kept.ts" });
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
