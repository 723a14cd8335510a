/** `npm run build -- serverless`: what is uploaded to a platform that runs functions, into dist.serverless/. See docs/serverless.md. */
import { copyFileSync, cpSync, rmSync } from "node:fs";
import { runStep } from "./steps.ts";

const BUNDLE = "secure-contact.js";

/**
 * Builds the service as one file, and beside it the folder for Supabase's command.
 * @param folder where to; replaced if it is there
 * @throws when a step fails; it has said why by then
 */
export async function buildServerless(folder: string): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	const build = ["build", "--config", "vite.serverless.config.ts", "--outDir", folder];
	await runStep("Construyendo el servicio para otra plataforma", "vite", build);
	cpSync("deploy/supabase", `${folder}/supabase`, { recursive: true });
	copyFileSync(`${folder}/${BUNDLE}`, `${folder}/supabase/functions/secure-contact/${BUNDLE}`);
}
