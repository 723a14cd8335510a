import { type Answers, CLINICS } from "../../../../plan/questions/questions.ts";

/** A question on her sheet, with all that is said of it. */
export interface SheetQuestion {
	id: string;
	ask: string;
	from: "budget" | "list" | "own";
	/** What the budget does not know, said. */
	missing?: string | undefined;
	answers: Answers;
}

export interface SheetActions {
	note: (id: string, clinic: number, typed: string) => void;
	remove: (question: SheetQuestion) => void;
	addOwn: (typed: string) => void;
	name: (clinic: number, typed: string) => void;
}

/** Clinics by their place. */
export const PLACES = Array.from({ length: CLINICS }, (_, place) => place);
