/** Where every word lies, in the checkout and in every commit. */
export const CONTENT = "content";

/** Why something is not done, in Spanish, with the HTTP status that says of which kind it is. */
export class Refused extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.name = "Refused";
		this.status = status;
	}
}
