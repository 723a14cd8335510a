import type { UnitPage } from "../../../content-model/pages/unit.ts";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";

/** Academy's kinds of course, as a list to read down; search engines get the same one as Course. */
export const UnitCourses = ({ title, lead, items }: NonNullable<UnitPage["courses"]>) => (
	<Section name="unit-courses">
		<div className="unit-courses__columns">
			<SectionHeading name="unit-courses" title={title} lead={lead} />
			<ul>
				{items.map((course, index) => (
					<li className="unit-courses__item ruled" id={courseAnchor(index)} key={course.title}>
						<h3 className="deep">{course.title}</h3>
						<p className="unit-courses__text soft above--1">{course.text}</p>
					</li>
				))}
			</ul>
		</div>
	</Section>
);

/** Where on its page a course stands, for links to it. */
export const courseAnchor = (place: number): string => `curso-${place + 1}`;
