/** A person's rights: what is kept is shown, given out or erased, by admins alone and through the commands' own code. */
import type { ReactElement } from "react";
import { PERSON_PATH } from "../../../contract/desk-paths.ts";
import { DESK_HEADERS, deskAnswer } from "../desk-answer.ts";
import type { DeskOptions } from "../desk-options.ts";
import { counted, type DeskView } from "../desk-view.ts";
import { Frame } from "../frame.tsx";
import type { DeskPage } from "../page.tsx";
import type { Fields } from "../read-form.ts";
import { ErasePage, PersonNotice, PersonPage } from "./person-page.tsx";

const ADDRESS = /^[^\s@<>,;]{1,200}@[^\s@<>,;]{1,200}$/;

/** @param onErased forgets what pages of the desk keep in memory */
export function personRoutes({ store, log }: DeskOptions, page: DeskPage, onErased: () => void) {
	/** @param fields of a form; undefined where the page is only looked at */
	async function answer(request: Request, view: DeskView, fields: Fields | undefined): Promise<Response> {
		const { person: words } = view.words;
		const shown = (title: string, body: ReactElement, status = 200) =>
			deskAnswer(
				page(
					title,
					<Frame view={view} current={PERSON_PATH}>
						{body}
					</Frame>,
				),
				status,
				request,
			);
		if (!view.member.admin) {
			return await shown(
				words.refused.title,
				<PersonNotice title={words.refused.title} lines={[words.refused.text]} />,
				403,
			);
		}
		if (!fields) return await shown(words.title, <PersonPage view={view} />);
		const email = (fields.email ?? "").trim();
		if (!ADDRESS.test(email)) {
			const body = <PersonPage view={view} email={email} problem={words.invalid} />;
			return await shown(`Error: ${words.title}`, body, 422);
		}
		switch (fields.do) {
			case "export":
				return await exported(email);
			case "ask":
				return await shown(words.erase, <ErasePage view={view} email={email} />);
			case "erase": {
				if ((fields.again ?? "").trim().toLowerCase() !== email.toLowerCase()) {
					const body = <ErasePage view={view} email={email} problem={words.mismatch} />;
					return await shown(`Error: ${words.erase}`, body, 422);
				}
				return await shown(words.title, await erased(email, view));
			}
			default: {
				const found = await store().persons.export(email);
				const references = found.map(({ reference }) => reference);
				return await shown(words.title, <PersonPage view={view} email={email} references={references} />);
			}
		}
	}

	async function exported(email: string): Promise<Response> {
		const { persons, requests } = store();
		const found = await persons.export(email);
		const files = await Promise.all(
			found.map(async ({ id: _, ...request }) => {
				const history = (await requests.record(request.reference))?.history ?? [];
				return { ...request, history: history.map(({ id, undoable, ...entry }) => entry) };
			}),
		);
		log.info({ requests: found.length }, "a person's data exported at the desk");
		return new Response(`${JSON.stringify(files, null, 2)}\n`, {
			headers: {
				...DESK_HEADERS,
				"Cache-Control": "no-store",
				"Content-Type": "application/json",
				"Content-Disposition": 'attachment; filename="datos.json"',
				"X-Content-Type-Options": "nosniff",
			},
		});
	}

	async function erased(email: string, view: DeskView) {
		const { person: words } = view.words;
		const { requests, wiped } = await store().persons.erase(email);
		onErased();
		log.info({ requests }, "a person's data erased at the desk");
		const lines = [words.backups, ...(wiped ? [] : [words.wipedLater])];
		const title = requests === 0 ? words.none.replace("{email}", email) : counted(words.erased, requests);
		return <PersonNotice title={title} lines={requests === 0 ? [] : lines} />;
	}

	return { answer };
}
