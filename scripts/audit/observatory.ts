/** The scanner of the MDN HTTP Observatory, as its own command runs it. */
import { CHECKERS } from "./install-checkers.ts";
import type { Safety } from "./measured.ts";
import { runProgram } from "./run-program.ts";

/** The parts of the scanner's JSON that are read here. */
type Scan =
	| { error: string }
	| {
			scan: { grade: string; score: number };
			tests: Record<string, { pass: boolean; result: string | null; scoreModifier?: number }>;
	  };

/**
 * Has a host scanned.
 * @param host with its port where that is not the usual one
 * @param certificate file of a certificate to trust beside the known ones
 * @throws where the scanner could not reach it
 */
export async function scanHost(host: string, certificate: string): Promise<Safety> {
	const environment = { NODE_EXTRA_CA_CERTS: certificate };
	const { stdout, stderr } = await runProgram(process.execPath, [CHECKERS.observatory, host], { environment });
	if (!stdout) throw new Error(`The Observatory's scanner failed: ${stderr.slice(-500)}`);
	const scan = JSON.parse(stdout) as Scan;
	if ("error" in scan) throw new Error(`The Observatory's scanner could not scan ${host}: ${scan.error}`);
	return safety(scan);
}

/** Reads what the report shows out of a scan. */
function safety({ scan, tests }: Exclude<Scan, { error: string }>): Safety {
	return {
		grade: scan.grade,
		score: scan.score,
		tests: Object.entries(tests).map(([name, { pass, result, scoreModifier = 0 }]) => ({
			name,
			pass,
			result: result ?? "",
			points: scoreModifier,
		})),
	};
}
