import type { Page, Section } from "../../content-model/page.ts";
import type { Language } from "../../contract/languages.ts";

/** Lists that sections read besides their page's own file. */
const SHARED: Partial<Record<Section["type"], readonly string[]>> = {
	education: ["education.yaml", "articulos"],
	testimonials: ["testimonials.yaml"],
	resources: ["resources.yaml"],
	ecosystem: ["units"],
	"plan-overview": ["plan/frame.yaml"],
	"plan-budget": ["plan/budget.yaml"],
	"plan-loan": ["plan/loan.yaml"],
	"plan-stay": ["plan/stay.yaml"],
	"plan-questions": ["plan/questions.yaml"],
	"plan-rates": ["plan/rates.yaml"],
	"faq-index": ["answers", "pages", "units", "sources.yaml"],
};

/** The content files whose words stand on a page; not `facts.yaml`, where a new fact would date every page anew. */
export function pageSources(id: string, { sections }: Pick<Page, "sections">, language: Language): string[] {
	const own = [`pages/${id}.yaml`];
	const shared = sections.flatMap((section) => SHARED[section.type] ?? []);
	const legal = sections.flatMap((section) => (section.type === "legal" ? [`legal/${section.document}.md`] : []));
	const files = [...new Set([...own, ...shared, ...legal])];
	return [
		...files.map((file) => `content/${language}/${file}`),
		...(sections.some(({ type }) => type === "faq-index") ? ["content/sources.yaml"] : []),
	];
}
