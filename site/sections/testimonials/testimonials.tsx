import { testimonials } from "virtual:content";
import { fill } from "../../../content-model/template.ts";
import type { Testimonial } from "../../../content-model/testimonial.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { SampleTag } from "../../components/sample-tag/sample-tag.tsx";
import { Section, SectionHeading } from "../../components/section/section.tsx";
import type { TestimonialsProps } from "./testimonials.schema.ts";
import "./testimonials.css";

/** What patients and clinics say, as quotations, with the terms under which they are published. */
export function Testimonials({ title, lead, rating, consent, share }: TestimonialsProps) {
	return (
		<Section name="testimonials" tone="amber">
			<SectionHeading name="testimonials" title={title} lead={lead} />
			<ul className="testimonials__list">
				{testimonials.map((testimonial) => (
					<li className="testimonials__item" key={testimonial.content}>
						<Quotation testimonial={testimonial} rating={rating} />
					</li>
				))}
			</ul>
			<div className="testimonials__terms">
				<p className="testimonials__consent">{consent}</p>
				<ButtonLink href={share.href} look="secondary">
					{share.label}
				</ButtonLink>
			</div>
		</Section>
	);
}

function Quotation({ testimonial, rating }: { testimonial: Testimonial; rating: string }) {
	const { sample, category, name, country, clinic, specialty, treatment, content } = testimonial;
	const details = [clinic, specialty, treatment, country].filter((detail) => detail && !name.includes(detail));
	return (
		<figure className="testimonials__quotation">
			<blockquote className="testimonials__words">
				<p>«{content}»</p>
			</blockquote>
			<figcaption className="testimonials__caption">
				<p className="testimonials__category">
					{category} {sample && <SampleTag />}
				</p>
				<p className="testimonials__name">{name}</p>
				<p className="testimonials__details">{details.join(", ")}</p>
				<p className={`testimonials__rating testimonials__rating--${testimonial.rating}`}>
					<span className="unseen">{fill(rating, { rating: String(testimonial.rating) })}</span>
				</p>
			</figcaption>
		</figure>
	);
}
