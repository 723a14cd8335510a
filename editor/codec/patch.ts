/** Writes new values into a YAML text in which everything else stays as it was: comments, order, quotes, folding. */
import {
	type Document,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type Node,
	type Pair,
	parseDocument,
	type Scalar,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { type Fields, isFields } from "./form.ts";

const UNFOLDED = { lineWidth: 0 };

/** A text read, which throws what is wrong with it. */
export function read(text: string): Document {
	const document = parseDocument(text);
	if (document.errors[0]) throw document.errors[0];
	return document;
}

/** Writes data into a text, or a new one without `source`. @param data what a form adds of its own counts as absent */
export function patchYaml(source: string | undefined, data: unknown): string {
	if (source === undefined) return stringify(filled(data), UNFOLDED);
	const document = read(source);
	document.contents = patched(document, document.contents, document.toJS(), data);
	return document.toString({ ...UNFOLDED, flowCollectionPadding: source.includes("{ ") });
}

/** Whether two values say the same: by neither the order of keys, nor what is empty, nor spaces around a text. */
export function same(one: unknown, other: unknown): boolean {
	if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
	if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
	if (Array.isArray(one) && Array.isArray(other)) {
		return one.length === other.length && one.every((item, at) => same(item, other[at]));
	}
	if (!isFields(one) || !isFields(other)) return one === other;
	return Object.keys({ ...one, ...other }).every((key) => same(one[key], other[key]));
}

/** What a form makes of a field that nobody filled in: a box without a tick, no text, no entry. */
const isEmpty = (value: unknown): boolean =>
	value === false || isCleared(value) || (Array.isArray(value) && value.length === 0);

/** What is taken out of a file. A list without entries stays, and so does a box: some schemas ask for them. */
const isCleared = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	(typeof value === "string" && value.trim() === "") ||
	(isFields(value) && Object.values(value).every(isEmpty));

/** A value without its empty fields. @param sorted in an order of its own, to compare it */
function filled(value: unknown, sorted = false): unknown {
	if (typeof value === "string") return value.trim();
	if (Array.isArray(value)) return value.map((one) => filled(one, sorted));
	if (!isFields(value)) return value;
	const entries = Object.entries(value).filter(([, one]) => !isEmpty(one));
	if (sorted) entries.sort(([one], [other]) => (one < other ? -1 : 1));
	return Object.fromEntries(entries.map(([key, one]) => [key, filled(one, sorted)]));
}

/** The node that says `now`: the same one, with what differs from `was` changed in it, wherever it can. */
function patched(document: Document, node: unknown, was: unknown, now: unknown): Node {
	if (node && same(was, now)) return node as Node;
	if (isMap(node) && isFields(was) && isFields(now)) return patchMap(document, node, was, now);
	if (isSeq(node) && Array.isArray(was) && Array.isArray(now)) return patchList(document, node, was, now);
	if (isScalar(node) && (typeof now !== "object" || now === null)) return patchScalar(node, now);
	return document.createNode(filled(now));
}

function patchScalar(node: Scalar, now: unknown): Scalar {
	const endsLine = typeof node.value === "string" && node.value.endsWith("\n");
	node.value = typeof now === "string" && endsLine ? `${now.trimEnd()}\n` : now;
	if (typeof now === "string" && now.includes("\n") && !node.type?.startsWith("BLOCK")) node.type = "BLOCK_LITERAL";
	return node;
}

function patchMap(document: Document, map: YAMLMap, was: Fields, now: Fields): YAMLMap {
	const kept = map.items.filter((pair) => isEmpty(was[keyOf(pair)]) || !isCleared(now[keyOf(pair)]));
	const known = new Map(kept.map((pair) => [keyOf(pair), pair]));
	/** New fields, by the one that each follows in the form. */
	const added = new Map<Pair | undefined, Pair[]>();
	let before: Pair | undefined;
	for (const [key, one] of Object.entries(now)) {
		const pair = known.get(key);
		if (pair && !isCleared(one)) pair.value = patched(document, pair.value, was[key], one);
		if (!pair && !isEmpty(one)) {
			added.set(before, [...(added.get(before) ?? []), document.createPair(key, filled(one))]);
		}
		before = pair ?? before;
	}
	const [first] = map.items;
	map.items = [...(added.get(undefined) ?? []), ...kept.flatMap((pair) => [pair, ...(added.get(pair) ?? [])])];
	keepOnTop(first?.key, map.items[0]?.key);
	return map;
}

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

function patchList(document: Document, list: YAMLSeq, was: readonly unknown[], now: readonly unknown[]): YAMLSeq {
	const canonical = (value: unknown) => JSON.stringify(filled(value, true));
	const left = Map.groupBy(was.keys(), (at) => canonical(was[at]));
	/** Of each entry the place it had, if it had one. */
	const places = now.map((one) => left.get(canonical(one))?.shift());
	const free = new Set([...left.values()].flat());
	if (list.items.length === 0) list.flow = false;
	const items = [...list.items];
	list.items = now.map((one, at) => {
		if (places[at] === undefined) {
			// Unlike all that were there: it is the one between its neighbours, changed, or a new one.
			const next = (at + 1 < now.length ? places[at + 1] : was.length) ?? Number.NaN;
			const previous = (at > 0 ? places[at - 1] : -1) ?? Number.NaN;
			const between = [next - 1, previous + 1].filter((place) => free.has(place));
			const place = between.sort((here, there) => likeness(was[there], one) - likeness(was[here], one))[0];
			places[at] = place;
			if (place !== undefined) free.delete(place);
		}
		const place = places[at];
		return place === undefined ? document.createNode(filled(one)) : patched(document, items[place], was[place], one);
	});
	keepOnTop(items[0], list.items[0]);
	return list;
}

/** How many fields of one say the same as in the other. */
function likeness(one: unknown, other: unknown): number {
	if (!isFields(one) || !isFields(other)) return 0;
	return Object.keys(one).filter((key) => same(one[key], other[key])).length;
}

/** What stands above the first entry of a file is about all of it, such as the line that names its schema. */
function keepOnTop(first: unknown, now: unknown): void {
	if (!isNode(first) || !isNode(now) || first === now) return;
	[first.spaceBefore, now.spaceBefore] = [now.spaceBefore ?? false, first.spaceBefore ?? false];
	const comments = [first.commentBefore, now.commentBefore].filter((comment) => comment);
	[first.commentBefore, now.commentBefore] = [null, comments.join("\n")];
}
