import type { Page, Section } from "../../content-model/page.ts";

/** Lists that sections read besides their page's own file. */
const SHARED: Partial<Record<Section["type"], readonly string[]>> = {
	education: ["content/es/education.yaml", "content/es/articulos"],
	testimonials: ["content/es/testimonials.yaml"],
	resources: ["content/es/resources.yaml"],
	ecosystem: ["content/es/units"],
	"plan-overview": ["content/es/plan/frame.yaml"],
	"plan-budget": ["content/es/plan/budget.yaml"],
	"plan-loan": ["content/es/plan/loan.yaml"],
	"plan-stay": ["content/es/plan/stay.yaml"],
	"plan-questions": ["content/es/plan/questions.yaml"],
	"plan-rates": ["content/es/plan/rates.yaml"],
	"faq-index": ["content/es/answers", "content/sources.yaml", "content/es/pages", "content/es/units"],
};

/** The content files whose words stand on a page; not `facts.yaml`, where a new fact would date every page anew. */
export function pageSources(id: string, { sections }: Pick<Page, "sections">): string[] {
	const own = [`content/es/pages/${id}.yaml`];
	const shared = sections.flatMap((section) => SHARED[section.type] ?? []);
	const legal = sections.flatMap((section) =>
		section.type === "legal" ? [`content/es/legal/${section.document}.md`] : [],
	);
	return [...new Set([...own, ...shared, ...legal])];
}
