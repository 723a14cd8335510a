import type { Desk } from "../../../content-model/desk.ts";
import { buttonClass } from "../../../ui/button/button.tsx";

interface DraftPageProps {
	words: Desk["signIn"];
	/** The page of the request it belongs to. */
	path: string;
	draft: string;
	/** Why it was not saved yet. */
	problem?: string | undefined;
}

/** The note that was being written when the session ran out, ready to be saved. */
export function DraftPage({ words, path, draft, problem }: DraftPageProps) {
	return (
		<main className="sign-in" id="contenido" tabIndex={-1}>
			<h1 className="sign-in__title">{words.keptTitle}</h1>
			{problem && <p role="alert">{problem}</p>}
			<form className="sign-in__form" method="post" action={path}>
				<input type="hidden" name="do" value="note" />
				<textarea className="field__control" name="note" rows={6} aria-label={words.keptTitle} defaultValue={draft} />
				<button className={buttonClass("primary")} type="submit">
					{words.saveKept}
				</button>
			</form>
		</main>
	);
}
