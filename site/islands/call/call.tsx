/** All of a form that only whoever wants a call needs, loaded once that is chosen. */
import { loaders } from "virtual:call-words";
import type { Language } from "../../../contract/languages.ts";
import { CallTold } from "../../../ui/received/call-told.tsx";
import type { Told } from "../../../ui/received/next-steps.tsx";
import type { SubmitTarget } from "../submit-request.ts";
import { CallPicker, type CallPickerProps } from "./call-picker.tsx";

export async function loadCall(language: Language, { origin }: SubmitTarget) {
	const { default: words } = await loaders[language]();
	const common = { words, language, origin };
	return {
		errors: words.errors,
		/** Chooses an hour. */
		picker: (asked: Omit<CallPickerProps, keyof typeof common>) => <CallPicker {...common} {...asked} />,
		/** Says once it is sent what was agreed. */
		told: ({ reference, ...told }: Told & { reference: string | undefined }) => (
			<CallTold {...common} reference={reference} told={{ ...told, wantsCall: true }} />
		),
	};
}
