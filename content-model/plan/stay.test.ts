import { expect, it } from "vitest";
import { faultsInFile } from "../../testing/broken-content.ts";

const stage = (span: string) => faultsInFile("es/plan/stay.yaml", /(?<=culture:\n.*\n {6})span: .*/, `span: ${span}`);

it("a stage takes days or a span of days, and the usual number lies within", () => {
	expect(stage("5 días")).toEqual([]);
	expect(stage("3 a 7 días")).toEqual([]);
	expect(stage("6 a 7 días")).toMatchObject([{ problem: "usual no cabe entre los días de span." }]);
	expect(stage("una semana")).toMatchObject([{ problem: "escribe los días así: 8 a 12 días, o 14 días." }]);
});
