/**
 * Reading values of unknown shape, as schema.org data has them.
 *
 * - Anything may be a string, a number, an object with a name or a value, a reference by `@id`, or a
 *   list of any of these; a list may sit in `@list` or `itemListElement`.
 * - Nothing here throws, whatever comes in; nesting deeper than `deepest` is not read.
 */
import { cleanText } from './clean-text';

export type SchemaNode = Readonly<Record<string, unknown>>;

const deepest = 20;

export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @example listOf('a') // ['a']; listOf([['a'], 'b']) // ['a', 'b']; listOf(null) // [] */
export function listOf(value: unknown, depth = 0): unknown[] {
  if (value === undefined || value === null || depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((item) => listOf(item, depth + 1));
  if (isNode(value) && Array.isArray(value['@list'])) return listOf(value['@list'], depth + 1);
  return [value];
}

/** The first text in a value, on one line. */
export function textOf(value: unknown): string | undefined {
  return textsOf(value)[0];
}

/** Every text in a value: strings, numbers, and what objects call their name, text or value. */
export function textsOf(value: unknown, depth = 0): string[] {
  if (depth > deepest) return [];
  return listOf(value).flatMap((item) => {
    if (typeof item === 'string') return nonBlank(cleanText(item));
    if (typeof item === 'number') return [String(item)];
    if (!isNode(item)) return [];
    const inner = item['@value'] ?? item['name'] ?? item['text'] ?? item['value'];
    return textsOf(inner, depth + 1);
  });
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

function nonBlank(text: string): string[] {
  return text === '' ? [] : [text];
}
