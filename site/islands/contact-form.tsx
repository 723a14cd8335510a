import { type InputEvent, type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { mailAddress } from "../../contract/questions/mail-address.ts";
import { checkContactRequest } from "../../contract/requests/contact-request.ts";
import { CALL_FIELDS, type FieldName, FORMS, type FormId, isAsked } from "../../contract/requests/forms.ts";
import { ELAPSED_FIELD, TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { CONTACT_PATH, type FieldErrors, NOTICE_FIELD } from "../../contract/requests/wire.ts";
import { controlId } from "../../ui/contact-form/contact-fields.tsx";
import { ContactFormView, type ContactFormViewProps } from "../../ui/contact-form/contact-form-view.tsx";
import type { Outcome } from "../../ui/contact-form/form-notice.tsx";
import { fillingTime, watchFilling } from "./filling-time.ts";
import { likelyAddress } from "./likely-address.ts";
import { type SubmitTarget, submitRequest } from "./submit-request.ts";
import { visitOrigin } from "./visit-origin.ts";

export interface ContactFormProps
	extends Pick<ContactFormViewProps, "form" | "heading" | "values" | "words" | "calls" | "guide" | "isFolded"> {
	target: SubmitTarget;
	/** The drawing beside its opening words. */
	children?: ReactNode;
}

/** A contact form that checks on sending, keeps every word until it is stored, and says what became of it. */
export function ContactForm({ target, children, ...view }: ContactFormProps) {
	const { form, words } = view;
	const [errors, setErrors] = useState<FieldErrors>({});
	const [attempt, setAttempt] = useState(0);
	const [outcome, setOutcome] = useState<Outcome>();
	const [sending, setSending] = useState(false);
	const [suggestion, setSuggestion] = useState<string>();
	const element = useRef<HTMLFormElement>(null);
	const lastTry = useRef({ content: "", id: "" });
	const [isCall, setIsCall] = useState(false);
	/** Loaded by whoever wants a call; else day and part of the day are asked as without script. */
	const [call, setCall] = useState<Awaited<ReturnType<typeof import("./call/call.tsx").loadCall>>>();
	useEffect(watchFilling, []);
	// A link, the browser or the visitor may have chosen it before the form woke.
	useEffect(readPurpose, []);
	/** Whether what stands there is what was sent last. */
	const isAsSent = useCallback(() => {
		const now = element.current;
		return now && JSON.stringify(readPayload(now, form)) === lastTry.current.content;
	}, [form]);
	// Once there is a line the tap that failed counts, for the words it was meant for.
	useEffect(() => {
		if (outcome?.state !== "failed" || !outcome.offline) return;
		const goOn = () => (isAsSent() ? element.current?.requestSubmit() : setOutcome(undefined));
		addEventListener("online", goOn);
		return () => removeEventListener("online", goOn);
	}, [outcome, isAsSent]);
	useEffect(() => {
		if (!isCall) return;
		const loading = import("./call/call.tsx").then(({ loadCall }) => loadCall(words.language ?? MAIN_LANGUAGE, target));
		loading.then(setCall, () => {});
	}, [isCall, words.language, target]);

	async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending) return;
		setAttempt(attempt + 1);
		const payload = readPayload(event.currentTarget, form);
		const checked = checkContactRequest(payload);
		setOutcome(undefined);
		setErrors(checked.ok ? {} : checked.fields);
		if (!checked.ok) return;
		setSending(true);
		const elapsed = fillingTime(event.currentTarget);
		const result = await submitRequest(target, {
			...payload,
			...visitOrigin(),
			request_id: requestId(payload),
			...(elapsed !== undefined && { [ELAPSED_FIELD]: String(elapsed) }),
		});
		setSending(false);
		if (result.ok) {
			// Words written while it was under way were not in it, and are kept.
			if (isAsSent()) element.current?.reset();
			setSuggestion(undefined);
			const told = isCall && call?.told({ ...result, time_zone: payload.time_zone });
			setOutcome({ state: "sent", ...result, call: told, email: mailAddress(payload.email ?? "") });
			readPurpose();
			return;
		}
		console.error(result.reason);
		if (result.fields) setErrors(result.fields);
		setOutcome({ state: "failed", offline: !navigator.onLine, ...result });
	}

	function readPurpose() {
		const purpose = element.current?.elements.namedItem("purpose") as HTMLSelectElement | null | undefined;
		setIsCall(purpose?.value === "call");
	}

	/** The same words sent again are the same request; changed words are a new one, or the change would be lost. */
	function requestId(payload: Record<string, string>): string {
		const content = JSON.stringify(payload);
		if (lastTry.current.content !== content) lastTry.current = { content, id: uuid() };
		return lastTry.current.id;
	}

	function emailField() {
		return element.current?.elements.namedItem("email") as HTMLInputElement | undefined;
	}

	async function onEmailBlur() {
		const email = mailAddress(emailField()?.value ?? "");
		if (isPressed()) return;
		// The list loads only now: most forms are left before. Without a connection there is no suggestion.
		const likely = await likelyAddress(email).catch(() => undefined);
		if (isPressed())
			await new Promise((resolve) => addEventListener("pointerup", () => setTimeout(resolve), { once: true }));
		if (mailAddress(emailField()?.value ?? "") === email) setSuggestion(likely);
	}

	/** A button that is being pressed must not move away under the finger. */
	function isPressed() {
		return element.current?.querySelector("[type=submit]:active");
	}

	/** An error goes as soon as its field is right; none comes before the next sending. */
	function dropMended(name: FieldName) {
		if (!element.current || !errors[name]) return;
		const checked = checkContactRequest(readPayload(element.current, form));
		if (!checked.ok && checked.fields[name]) return;
		setErrors(({ [name]: _mended, ...left }) => left);
	}

	function onInput(event: InputEvent<HTMLFormElement>) {
		const { name } = event.target as HTMLInputElement;
		// It was about another address.
		if (name === "email") setSuggestion(undefined);
		if (name === "purpose") readPurpose();
		dropMended(name as FieldName);
	}

	function onTakeSuggestion() {
		const field = emailField();
		if (field) field.value = suggestion ?? "";
		setSuggestion(undefined);
		dropMended("email");
		document.getElementById(controlId(form, "email"))?.focus();
	}

	const freeHours = outcome?.state === "failed" ? outcome.freeHours : undefined;
	return (
		<ContactFormView
			{...view}
			words={{ ...words, errors: { ...words.errors, ...call?.errors } }}
			drawing={children}
			action={target.origin + CONTACT_PATH}
			errors={errors}
			outcome={outcome}
			sending={sending}
			live={{
				onSubmit,
				onInput,
				onEmailBlur,
				onTakeSuggestion,
				suggestion,
				element,
				attempt,
				focus,
				picker: isCall && call?.picker({ form, errors, freeHours }),
			}}
		/>
	);
}

/** Given to what appears after sending, so that keyboard and screen reader are taken there. */
function focus(element: HTMLElement | null) {
	element?.focus();
}

function readPayload(element: HTMLFormElement, form: FormId): Record<string, string> {
	const data = new FormData(element);
	const { type, interest, fields } = FORMS[form];
	const asked = fields.filter((name) => isAsked(name, data.get("purpose")));
	const answers = Object.fromEntries(asked.map((name) => [name, data.getAll(name).join(" ")]));
	const language = data.get("language");
	const trap = String(data.get(TRAP_FIELD) ?? "");
	const { purpose, ...said } = answers;
	const ofCall = purpose === "call" ? CALL_FIELDS.filter((name) => data.get(name)) : [];
	return {
		...(purpose && { purpose }),
		...said,
		...Object.fromEntries(ofCall.map((name) => [name, String(data.get(name))])),
		...(interest && { interest }),
		...(language && { language: String(language) }),
		...(trap && { [TRAP_FIELD]: trap }),
		[NOTICE_FIELD]: String(data.get(NOTICE_FIELD) ?? ""),
		type,
	};
}

// crypto.randomUUID exists only in secure contexts, and a site may be looked at over plain HTTP.
function uuid(): string {
	const digit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & 15).toString(16);
	return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, digit);
}
