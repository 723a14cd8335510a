// @vitest-environment happy-dom
/** Links as chats and trackers pass them on, with a bracket, a full stop or a parameter behind. */
import { beforeEach, expect, it, vi } from "vitest";

const PAGE = `<details data-tipo="paciente"><select name="purpose"><option value="">Elige</option>
	<option value="call" data-slug="llamada">Llamada</option></select></details>
	<details data-tipo="clinica"></details><h2 id="visa-y-viaje">Visa</h2>`;

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal("scrollY", 1);
	document.body.innerHTML = PAGE;
});

const isOpen = (tipo: string) => document.querySelector<HTMLDetailsElement>(`[data-tipo=${tipo}]`)?.open;

it.each(["clinica", "clinica.", "clinica).", "clinica%20", "Clinica", "clinica,&fbclid=1", "clinica%E2%80%8B"])(
	"?tipo=%s opens the clinic's form, and no other",
	async (tipo) => {
		history.replaceState(null, "", `/contacto?tipo=${tipo}`);
		await import("./open-requested-form.ts");
		expect([isOpen("clinica"), isOpen("paciente")]).toEqual([true, false]);
	},
);

it.each(["llamada", "llamada).", "llamada%20", "LLAMADA"])("?asunto=%s chooses a call", async (asunto) => {
	history.replaceState(null, "", `/contacto?tipo=paciente&asunto=${asunto}`);
	await import("./open-requested-form.ts");
	expect(document.querySelector("select")?.value).toBe("call");
});

it("nothing is opened or chosen by a link that asks for something unknown", async () => {
	history.replaceState(null, "", "/contacto?tipo=paciente-x&asunto=llamadas");
	document.querySelector("[data-tipo=paciente]")?.setAttribute("data-tipo", "otra");
	await import("./open-requested-form.ts");
	expect([isOpen("otra"), isOpen("clinica"), document.querySelector("select")?.value]).toEqual([false, false, ""]);
});

it.each(["#visa-y-viaje).", "#visa-y-viaje.", "#visa-y-viaje%20", "#visa-y-viaje_,", "#visa-y-viaje&fbclid=1"])(
	"%s leads to the answer without what was added",
	async (hash) => {
		const replace = vi.spyOn(location, "replace").mockReturnValue();
		history.replaceState(null, "", `/preguntas/viaje${hash}`);
		await import("./copy-link.ts" as string);
		expect(replace).toHaveBeenCalledExactlyOnceWith("#visa-y-viaje");
		replace.mockRestore();
	},
);

it.each(["", "#", "#visa-y-viaje", "#otra).", "#:~:text=visa"])("%s is left as it is", async (hash) => {
	const replace = vi.spyOn(location, "replace").mockReturnValue();
	history.replaceState(null, "", `/preguntas/viaje${hash}`);
	await import("./copy-link.ts" as string);
	expect(replace).not.toHaveBeenCalled();
	replace.mockRestore();
});
