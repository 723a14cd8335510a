import { useSyncExternalStore } from "react";
import { type Day, dayAt } from "../../../plan/stay/day.ts";

const never = () => () => {};

/** The day it is; undefined until the script is at work, since a page is built on another day. */
export function useToday(): Day | undefined {
	return useSyncExternalStore(
		never,
		() => dayAt(new Date()),
		() => undefined,
	);
}
