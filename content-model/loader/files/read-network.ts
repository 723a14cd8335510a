/** Reads the clinics and the people, each a file that all languages share. */
import type * as v from "valibot";
import { clinicSchema } from "../../network/clinic.ts";
import { personSchema } from "../../network/person.ts";
import { readNamed } from "./named-files.ts";
import { readYaml } from "./read-yaml.ts";

export function readNetwork(folder: string) {
	const read = <S extends v.GenericSchema<unknown, object>>(below: string, schema: S) => {
		const { value, faults } = readNamed(folder, below, (file) => readYaml(folder, file, schema), {
			name: /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.yaml$/,
			misnamed: "se llama con minúsculas, cifras y guiones, y termina en .yaml.",
		});
		return { value: value.sort((one, other) => one.id.localeCompare(other.id)), faults };
	};
	const clinics = read("clinics", clinicSchema);
	const people = read("people", personSchema);
	return { clinics: clinics.value, people: people.value, faults: [...clinics.faults, ...people.faults] };
}
