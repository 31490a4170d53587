/**
 * Reading values of unknown shape, as schema.org data has them.
 *
 * - Anything may be a string, a number, an object with a name or a value, a reference by `@id`, or a
 *   list of any of these; a list may sit in `@list` or `itemListElement`.
 * - Nothing here throws, whatever comes in; nesting deeper than `deepest` is not read.
 */
import { cleanText } from '../characters/clean-text';

export type SchemaNode = Readonly<Record<string, unknown>>;

const deepest = 20;

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @example listOf('a') // ['a']; listOf([['a'], 'b']) // ['a', 'b']; listOf(null) // [] */
export function listOf(value: unknown): unknown[] {
  return [...eachItem(value, 0)];
}

function* eachItem(value: unknown, depth: number): Generator<unknown> {
  if (value === undefined || value === null || depth > deepest) return;
  if (Array.isArray(value)) for (const item of value) yield* eachItem(item, depth + 1);
  else if (isNode(value) && Array.isArray(value['@list'])) {
    yield* eachItem(value['@list'], depth + 1);
  } else if (isNode(value) && isCounted(value)) {
    yield* eachItem(Object.values(value), depth + 1);
  } else yield value;
}

/** A list that a program has written as an object: `{"0": …, "1": …}`. */
function isCounted(node: SchemaNode): boolean {
  const names = Object.keys(node);
  return names.length > 0 && names.every((name) => /^\d{1,4}$/.test(name));
}

/** The first text in a value, on one line. */
export function textOf(value: unknown, longest?: number): string | undefined {
  for (const text of eachText(value, 0, longest)) return text;
  return undefined;
}

/**
 * Every text in a value: strings, numbers, and what objects call their name, text or value.
 *
 * @param longest what follows so many characters of a text is not looked at
 */
export function textsOf(value: unknown, longest?: number): string[] {
  return [...eachText(value, 0, longest)];
}

function* eachText(value: unknown, depth: number, longest?: number): Generator<string> {
  if (depth > deepest) return;
  for (const item of eachItem(value, 0)) {
    if (typeof item === 'number') yield String(item);
    else if (typeof item === 'string') {
      const text = cleanText(item.slice(0, longest));
      if (text !== '') yield text;
    } else if (isNode(item)) {
      const inner = item['@value'] ?? item['name'] ?? item['text'] ?? item['value'];
      yield* eachText(inner, depth + 1, longest);
    }
  }
}

/** Type names without their address: "https://schema.org/HowToStep" is "howtostep". */
export function typesOf(node: SchemaNode): string[] {
  return listOf(node['@type'] ?? node['type'])
    .filter((type) => typeof type === 'string')
    .map((type) =>
      type
        .replace(/^.*[/:#]/, '')
        .trim()
        .toLowerCase(),
    );
}
