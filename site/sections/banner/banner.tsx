import type { SectionProps } from "../../../content-model/pages/page.ts";
import { RichLine } from "../../../ui/rich-line/rich-line.tsx";
import { headingId, Section } from "../../../ui/section/section.tsx";
import { Sunrise } from "../../components/sunrise/sunrise.tsx";

/** Where the page comes to rest: night sea and an amber horizon that moves slower than the words. */
export const Banner = ({ title, text }: SectionProps<"banner">) => (
	<Section name="banner" tone="night" artwork={<Sunrise />}>
		<RichLine as="h2" className="banner__title title--call" id={headingId("banner")} text={title} />
		<p className="banner__text balanced lead">{text}</p>
	</Section>
);
