import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { checkEnvFiles, checkSettingsFile } from "./settings-file.ts";

function fileWith(text: string): string {
	const file = join(temporaryFolder(), "settings.env");
	writeFileSync(file, text);
	return file;
}

const valueFor = (file: string) =>
	spawnSync(process.execPath, [`--env-file=${file}`, "-p", "process.env.SMTP_URL"], { encoding: "utf8" }).stdout.trim();

it("an address that Node cuts off at its # is named, and nothing of it repeated", () => {
	const file = fileWith("PORT=1\nSMTP_URL=smtp://ana:sec@ret#QXZK@correo.example\r\n");
	expect(valueFor(file)).toBe("smtp://ana:sec@ret");
	for (const check of [
		() => checkSettingsFile(file),
		() => checkEnvFiles(["--enable-source-maps", `--env-file=${file}`]),
		() => checkEnvFiles(["--env-file", file]),
		() => checkEnvFiles([`--env-file-if-exists=${file}`]),
	]) {
		expect(check).toThrow("SMTP_URL: en el usuario o la clave hay signos sin codificar: #; escribe %23");
		expect(check).not.toThrow(/sec|ret#|QXZK/);
	}
});

it.each([
	"SMTP_URL=smtp://ana:c%23ve@correo.example # el de la oficina\n",
	'SMTP_URL="smtp://ana:c#ve@correo.example"\n',
	"# SMTP_URL=smtp://ana:c#ve@correo.example\nSMTP_URL=\n",
	"NOTIFY_TO=a@ivf.example#nota\n",
])("%j is left to the settings themselves", (text) => {
	expect(() => checkSettingsFile(fileWith(text))).not.toThrow();
});

it("a file that is not there is no fault", () => {
	expect(() => checkEnvFiles([`--env-file-if-exists=${join(temporaryFolder(), "none")}`])).not.toThrow();
});
