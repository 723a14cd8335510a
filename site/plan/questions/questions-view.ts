import type { QuestionWords } from "../../../content-model/plan/questions.ts";
import type { Answers, ChosenQuestion, QuestionsPart } from "../../../plan/questions/questions.ts";
import type { DatedSources } from "../../components/source-links/source-links.tsx";

/** A question with its sources as they are linked. */
interface ListedQuestion {
	id: string;
	ask: string;
	why: string;
	sources: readonly DatedSources[];
	/** The line of the budget that it clears up. */
	unknown?: string | undefined;
}

export interface ListedSubject {
	id: string;
	title: string;
	questions: readonly ListedQuestion[];
}

/** A question on the visitor's sheet, with its texts. */
export interface SheetQuestion extends ChosenQuestion {
	/** What the budget does not know, said. */
	missing?: string | undefined;
	answers: Answers;
}

/** What each part of the tool is shown. */
export interface QuestionsView {
	words: QuestionWords["words"];
	subjects: readonly ListedSubject[];
	part: QuestionsPart;
	change: (next: (now: QuestionsPart) => QuestionsPart) => void;
	/** Those that were ticked, that the budget adds, and the visitor's own. */
	sheet: readonly SheetQuestion[];
	/** What the clinics are called, "Clínica A" if nobody named one. */
	clinics: Answers;
	/** The names typed here; undefined if the budget has one. */
	names: readonly (string | undefined)[];
}

/** Where the sheet stands on the page. */
export const SHEET_ID = "mi-hoja";
