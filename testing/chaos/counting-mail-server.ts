/** A real SMTP server that counts copies by Message-ID, and behaves as badly as it is told to. */
import type { SMTPServer } from "smtp-server";
import { hangUp, listenForMail } from "../mail/mail-server.ts";

/** What it does with each mail: takes it `later`, `shuns` its sender, has sent `enough` for today. */
export type Mode = "takes" | "slow" | "later" | "drops" | "shuns" | "enough";

// Longer than a visitor or an operator would wait.
const SLOW = 2000;

export type CountingMailServer = Awaited<ReturnType<typeof startCountingMailServer>>;

export async function startCountingMailServer() {
	let { server, url } = await listen();
	const state = {
		url,
		/** When each copy was taken, by Message-ID, in milliseconds of a monotonic clock. */
		copies: new Map<string, number[]>(),
		/** How often each mode was met. */
		met: { takes: 0, slow: 0, later: 0, drops: 0, shuns: 0, enough: 0 },
		mode: "takes" as Mode,
		/** Stops listening and cuts every connection, as a mail server that is down. */
		close: () => {
			hangUp(server);
			return new Promise<void>((resolve) => server.close(resolve));
		},
		/** Listens again at the same address. */
		comeBack: async () => {
			({ server } = await listen(Number(new URL(url).port)));
		},
	};
	return state;

	function listen(port?: number): Promise<{ server: SMTPServer; url: string }> {
		return listenForMail(
			{
				onMailFrom(_address, _session, done) {
					if (state.mode !== "shuns") return done();
					state.met.shuns += 1;
					done(refusal(550, "5.4.5 Daily user sending quota exceeded"));
				},
				onRcptTo(_address, session, done) {
					if (state.mode === "drops") {
						// Not after DATA, nor on a mail that is there: it would count as one that may have been delivered.
						state.met.drops += 1;
						hangUp(server, session);
					} else done();
				},
				onData(stream, _session, done) {
					const { mode } = state;
					if (mode !== "drops") state.met[mode] += 1;
					let head = "";
					stream.on("data", (chunk: Buffer) => {
						if (!head.includes("\r\n\r\n")) head += chunk.toString("latin1");
					});
					stream.on("end", () => {
						if (mode === "later") return done(refusal(451, "Not now"));
						if (mode === "enough") return done(refusal(554, "5.7.0 Too many messages for today"));
						const take = () => {
							const id = head.match(/^Message-ID: *(\S+)/im)?.[1] ?? "none";
							state.copies.set(id, [...(state.copies.get(id) ?? []), performance.now()]);
							done();
						};
						if (mode === "slow") setTimeout(take, SLOW);
						else take();
					});
				},
			},
			port,
		);
	}
}

const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode });
