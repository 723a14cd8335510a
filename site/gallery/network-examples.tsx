/** Clinics and people that do not exist, as pages would show them: `content/` has none before they are real. */
import { readFileSync } from "node:fs";
import { languages } from "virtual:content";
import * as v from "valibot";
import { parse } from "yaml";
import type { Words } from "../../content-model/content.ts";
import { type Clinic, clinicSchema, type Person, personSchema } from "../../content-model/network/network.ts";
import { ClinicPage } from "../sections/clinic/clinic.tsx";
import type { ComponentExamples } from "./component-examples.tsx";

type Written = { id: string }[];
const written: { clinics: Written; people: Written } = parse(
	readFileSync("site/gallery/examples/network.yaml", "utf8"),
);
const clinics: Clinic[] = written.clinics.map(({ id, ...one }) => ({ id, ...v.parse(clinicSchema, one) }));
const people: Person[] = written.people.map(({ id, ...one }) => ({ id, ...v.parse(personSchema, one) }));

/** The words of a page that lists them. */
export const withNetwork = (words: Words): Words => ({ ...words, clinics, people });

/** A clinic's own page, in each language. */
export const clinicExamples: ComponentExamples = Object.fromEntries(
	Object.values(languages).flatMap((words) =>
		clinics.map((clinic) => [
			`${clinic.name}, ${words.language}`,
			<div key={clinic.id} lang={words.locale}>
				<ClinicPage clinic={clinic} words={withNetwork(words)} />
			</div>,
		]),
	),
);
