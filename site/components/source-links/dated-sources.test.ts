import { expect, test } from "vitest";
import { datedSources } from "./source-links.tsx";

const all = {
	one: { title: "Uno", url: "https://uno.example/", reviewed: "2026-11-22", review_by: "2027-11-22" },
	two: { title: "Dos", url: "https://dos.example/", reviewed: "2026-03-01", review_by: "2027-11-22" },
	three: { title: "Tres", url: "https://tres.example/", reviewed: "2026-11-22", review_by: "2027-11-22" },
};

const linked = ({ title, url }: { title: string; url: string }) => ({ title, url });

test("sources looked at on one day stand together, the oldest day first, written out", () => {
	expect(datedSources(["one", "two", "three"], all, "es-DO")).toEqual([
		{ day: "1 de marzo de 2026", sources: [linked(all.two)] },
		{ day: "22 de noviembre de 2026", sources: [linked(all.one), linked(all.three)] },
	]);
});
