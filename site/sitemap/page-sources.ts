import type { Page, Section } from "../../content-model/page.ts";

/** Lists that sections read besides their page's own file. */
const SHARED: Partial<Record<Section["type"], readonly string[]>> = {
	education: ["content/education.yaml", "content/articulos"],
	testimonials: ["content/testimonials.yaml"],
	resources: ["content/resources.yaml"],
	ecosystem: ["content/units"],
	"plan-overview": ["content/plan/frame.yaml"],
	"plan-budget": ["content/plan/budget.yaml"],
	"plan-loan": ["content/plan/loan.yaml"],
	"plan-stay": ["content/plan/stay.yaml"],
	"plan-questions": ["content/plan/questions.yaml"],
	"plan-rates": ["content/plan/rates.yaml"],
	"faq-index": ["content/answers", "content/sources.yaml", "content/pages", "content/units"],
};

/** The content files whose words stand on a page; not `facts.yaml`, where a new fact would date every page anew. */
export function pageSources(id: string, { sections }: Pick<Page, "sections">): string[] {
	const own = [`content/pages/${id}.yaml`];
	const shared = sections.flatMap((section) => SHARED[section.type] ?? []);
	const legal = sections.flatMap((section) =>
		section.type === "legal" ? [`content/legal/${section.document}.md`] : [],
	);
	return [...new Set([...own, ...shared, ...legal])];
}
