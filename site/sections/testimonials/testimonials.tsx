import type { WithWords, Words } from "../../../content-model/content.ts";
import { fill } from "../../../content-model/fields/fill.ts";
import type { SectionProps } from "../../../content-model/pages/page.ts";
import type { Testimonial } from "../../../content-model/publications/publications.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/section/section.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";

/** What patients and clinics say, a loud and a quiet voice in turns, samples small; and the terms under which they are published. */
export function Testimonials({ title, lead, rating, consent, share, words }: SectionProps<"testimonials"> & WithWords) {
	const areSamples = words.testimonials.every(({ sample }) => sample);
	return (
		<Section name="testimonials" tone="amber" title={title} lead={lead}>
			<ul className={areSamples ? "testimonials__list testimonials__list--samples" : "testimonials__list"}>
				{words.testimonials.map((testimonial, index) => (
					<li className="testimonials__item" key={testimonial.content}>
						<Quotation
							{...testimonial}
							details={detailsOf(testimonial, words)}
							voice={testimonial.category}
							size={areSamples ? "small" : index % 2 === 0 ? "large" : "medium"}
							words={words}
							rating={{ value: testimonial.rating, words: fill(rating, { rating: String(testimonial.rating) }) }}
						/>
					</li>
				))}
			</ul>
			<div className="testimonials__terms row row--middle">
				<p className="testimonials__consent small">{consent}</p>
				<ButtonLink href={share.href} look="secondary" label={share.label} />
			</div>
		</Section>
	);
}

/** Category and circumstances, leaving out what the name already says. */
function detailsOf(
	{ category, name, clinic, specialty, treatment, country }: Testimonial,
	{ messages }: Words,
): string[] {
	const role = messages.choices.category[category];
	const place = [clinic, specialty, treatment, country].filter((detail) => detail && !name.includes(detail));
	const kind = name.startsWith(role) ? [] : [role];
	return [[...kind, ...place].join(" · ")];
}
