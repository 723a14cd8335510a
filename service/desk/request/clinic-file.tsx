/** What a clinic wrote of itself, as a file of `content/clinics`: to be downloaded, or taken over by the editor of texts. */
import { stringify } from "yaml";
import { requestPath } from "../../../contract/desk/paths.ts";
import { EDITOR_PATH } from "../../../contract/desk/texts.ts";
import { codesIn } from "../../../contract/questions/several.ts";
import { withoutAccents } from "../../../contract/spelling/without-accents.ts";
import { readWholeNumber } from "../../../plan/numbers/amount.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { localDate } from "../../formats/local-time.ts";
import type { RequestRecord } from "../../store/requests/inbox/desk-request.ts";
import { Hidden, SubmitButton } from "../controls.tsx";
import { fileResponse, seeOther } from "../desk-response.ts";
import type { DeskView, RecordProps } from "../desk-view.ts";

/** Below a request's page. */
export const CLINIC_FILE = "/clinica.yaml";

const TYPE = "application/yaml; charset=utf-8";

/** The file and its name; undefined of any other request. What is not answered is left out, and the content check names it. */
function fileOf({ form, details, receivedAt }: RequestRecord, timeZone: string) {
	if (form !== "network" || !details) return undefined;
	const { clinic_interest: name = "", city, street, coordinates, web, message, treatments, languages } = details;
	const { licence_number, licence_lookup, price_from, price_until, price_currency } = details;
	const [, latitude = coordinates, longitude] = PLACE.exec(coordinates ?? "") ?? [];
	const day = localDate(receivedAt, timeZone);
	const text = stringify({
		name,
		city,
		street,
		place: coordinates && { latitude: degrees(latitude), longitude: degrees(longitude) },
		web: address(web),
		licence: (licence_number || licence_lookup) && { number: licence_number, lookup: address(licence_lookup) },
		text: message && { es: message },
		treatments: treatments && codesIn(treatments),
		languages: languages && codesIn(languages),
		price: price_from && {
			from: amount(price_from),
			until: amount(price_until ?? price_from),
			currency: price_currency,
			date: day,
		},
	});
	const id =
		withoutAccents(name.toLowerCase())
			.match(/[a-z\d]+/g)
			?.join("-") ?? "clinica";
	return { id, text: `# yaml-language-server: $schema=../.schemas/clinic.json\n${text}` };
}

/** Two numbers, with a point or a comma in each: `19,45; -70,69`. */
const PLACE = /^\s*(-?\d+(?:[.,]\d+)?)\s*[,;\s]\s*(-?\d+(?:[.,]\d+)?)\s*$/;

/** What is no number stays as it was written, for the check to name. */
function degrees(text: string | undefined): number | string | undefined {
	const number = Number(text?.replace(",", "."));
	return Number.isFinite(number) ? number : text;
}

function amount(text: string): number | string {
	const read = readWholeNumber(text);
	return read.kind === "number" ? Number(read.value) : text;
}

const address = (text: string | undefined) => text && (/^\w+:/.test(text) ? text : `https://${text}`);

export function ClinicFile({ record: { form, details, reference }, view }: RecordProps<RequestRecord>) {
	const { member, publisher, words } = view;
	if (form !== "network" || !details) return null;
	const path = `${requestPath(reference)}${CLINIC_FILE}`;
	return (
		<div className="row row--2">
			<ButtonLink look="secondary" href={path} download label={words.request.clinicFile} />
			{member.editor && publisher && (
				// In a tab of its own, which knows nothing of the desk's storage.
				<form method="post" action={path} target="_blank" rel="noopener">
					<Hidden member={member.address} />
					<SubmitButton look="quiet" label={words.request.clinicToEditor} />
				</form>
			)}
		</div>
	);
}

/** The file; undefined if there is none. */
export function downloadClinic(record: RequestRecord, { timeZone }: DeskView): Response | undefined {
	const file = fileOf(record, timeZone);
	return file && fileResponse(file.text, TYPE, `${file.id}.yaml`);
}

/** Puts it into the editor's draft. @returns the way to it, or what is wrong */
export async function clinicToEditor(record: RequestRecord, view: DeskView): Promise<Response | string> {
	const { member, publisher, words } = view;
	const file = member.editor ? fileOf(record, view.timeZone) : undefined;
	if (!file || !publisher) return words.request.nothing;
	const content = Buffer.from(file.text).toString("base64");
	const files = [{ operation: "create", path: `content/clinics/${file.id}.yaml`, content }];
	const save = () => publisher.post("/api/v1/repos/ivf/sitio/contents", member, { message: record.reference, files });
	// What is still missing forbids publishing, not the draft: the same saved twice is kept.
	const first = await save();
	const told = first?.refused ? await save() : first;
	if (!told) return words.request.clinicNoEditor;
	return told.refused ?? seeOther(`${view.textsUrl ?? ""}${EDITOR_PATH}/#/collections/clinicas/entries/${file.id}`);
}
