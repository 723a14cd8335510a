/** Shows the visitor's plan on `/mi-plan`; comes only to whoever has one. */
import { loaders } from "virtual:plan-summary";
import { useLayoutEffect, useSyncExternalStore } from "react";
import type { Language } from "../../../contract/languages.ts";
import { emptyPlan, isEmptyPlan } from "../../../plan/plan.ts";
import hydrate from "../../islands/wake/hydrate.ts";
import { planStore } from "../store/use-plan.ts";
import { PlanToday, type PlanTodayProps } from "./plan-today.tsx";

const EMPTY = emptyPlan();
const page = document.body.dataset;
const place = document.querySelector("[data-given]") as HTMLElement;
const given = JSON.parse(place.dataset.given as string);

function Today(props: object) {
	const plan = useSyncExternalStore(planStore.subscribe, planStore.current, () => EMPTY);
	const isShown = !isEmptyPlan(plan);
	useLayoutEffect(() => {
		if (isShown) page.plan = "shown";
		// On the first pass the plan has not been read.
		else if (plan !== EMPTY) delete page.plan;
	}, [isShown, plan]);
	return isShown ? <PlanToday {...(props as PlanTodayProps)} plan={plan} /> : null;
}

// Without what can be asked the page stays the menu.
loaders[given.tool.language as Language]().then(
	({ default: asked }) => hydrate(place)(Today, { ...given, asked }, {}, { client: "only" }),
	() => delete page.plan,
);
