/** The part of autocannon that the benchmark uses; it brings no types of its own. */
declare module "autocannon" {
	interface Options {
		url: string;
		connections: number;
		/** Seconds. */
		duration: number;
		method: "POST";
		headers: Record<string, string>;
		requests: { setupRequest: (request: Record<string, unknown>) => Record<string, unknown> }[];
	}

	interface Run extends PromiseLike<{ duration: number; errors: number; timeouts: number }> {
		on: (
			event: "response",
			listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
		) => Run;
	}

	// biome-ignore lint/style/noDefaultExport: so the package has it
	export default function autocannon(options: Options): Run;
}
