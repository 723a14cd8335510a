/** A real SMTP server that counts copies by Message-ID, and behaves as badly as it is told to. */
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** What it does with each mail. */
export type Mood = "takes" | "slow" | "later" | "refuses" | "drops";

// Longer than a visitor or an operator would wait, shorter than the service's own patience.
const SLOW = 2000;

export interface CountingMailServer {
	url: string;
	/** Copies taken, by Message-ID. */
	copies: Map<string, number>;
	/** How often each mood was met. */
	met: Map<Mood, number>;
	mood: Mood;
	/** Stops listening, as a mail server that is down. */
	goAway: () => Promise<void>;
	/** Listens again at the same address. */
	comeBack: () => Promise<void>;
	close: () => Promise<void>;
}

export async function startCountingMailServer(): Promise<CountingMailServer> {
	let server = await listen(0);
	const { port } = server.server.address() as { port: number };
	const state: CountingMailServer = {
		url: `smtp://127.0.0.1:${port}`,
		copies: new Map(),
		met: new Map(),
		mood: "takes",
		goAway: () => end(server),
		comeBack: async () => {
			server = await listen(port);
		},
		close: () => end(server),
	};

	function listen(at: number): Promise<SMTPServer> {
		const made = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], logger: false, onData });
		// A client that hangs up is part of what is tried, not a fault of the server.
		made.on("error", () => {});
		return new Promise((resolve, reject) => {
			made.server.once("error", reject);
			made.listen(at, "127.0.0.1", () => resolve(made));
		});
	}

	function onData(...[stream, session, done]: Parameters<NonNullable<SMTPServerOptions["onData"]>>): void {
		const { mood } = state;
		state.met.set(mood, (state.met.get(mood) ?? 0) + 1);
		let head = "";
		stream.on("data", (chunk: Buffer) => {
			if (mood === "drops") hangUp(server, session.id);
			if (!head.includes("\r\n\r\n")) head += chunk.toString("latin1");
		});
		stream.on("end", () => {
			if (mood === "drops") return;
			if (mood === "later") return done(refusal(451));
			if (mood === "refuses") return done(refusal(550));
			const take = () => {
				const id = head.match(/^Message-ID: *(\S+)/im)?.[1] ?? "none";
				state.copies.set(id, (state.copies.get(id) ?? 0) + 1);
				done();
			};
			if (mood === "slow") setTimeout(take, SLOW);
			else take();
		});
	}
	return state;
}

function refusal(responseCode: number): Error {
	return Object.assign(new Error("Not taken"), { responseCode });
}

function hangUp(server: SMTPServer, sessionId: string): void {
	for (const connection of server.connections as Set<{ session?: { id: string }; _socket: { destroy: () => void } }>) {
		if (connection.session?.id === sessionId) connection._socket.destroy();
	}
}

function end(server: SMTPServer): Promise<void> {
	for (const connection of server.connections as Set<{ _socket: { destroy: () => void } }>)
		connection._socket.destroy();
	return new Promise((resolve) => server.close(() => resolve()));
}
