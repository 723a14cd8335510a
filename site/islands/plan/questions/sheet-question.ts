import type { QuestionWords } from "../../../../content-model/plan/questions.ts";
import { type Answers, type ChosenQuestion, CLINICS } from "../../../../plan/questions/questions.ts";

/** A question on her sheet, with all that is said of it. */
export interface SheetQuestion extends ChosenQuestion {
	/** What the budget does not know, said. */
	missing?: string | undefined;
	answers: Answers;
}

/** What each part of her sheet is shown. */
export interface SheetView {
	words: QuestionWords["words"];
	/** What the clinics are called, "Clínica A" if nobody named one. */
	clinics: Answers;
	onNote: (id: string, clinic: number, typed: string) => void;
	onRemove: (question: SheetQuestion) => void;
	onAddOwn: (typed: string) => void;
	onName: (clinic: number, typed: string) => void;
}

/** Clinics by their place. */
export const PLACES = Array.from({ length: CLINICS }, (_, place) => place);
