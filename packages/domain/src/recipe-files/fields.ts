/**
 * The fields of an unknown object, with a memory of which were understood.
 *
 * - A reader takes fields by name; several names are one field under the spellings of several versions.
 * - What was never taken and says something is left over, each with its path and a sample. Nothing, a
 *   blank, `false`, 0, and an empty list or object say nothing.
 * - Fields of nested objects leave their own leftovers in the same list; the same path once.
 * - Nothing here throws, whatever comes in.
 */
import { isNode, type SchemaNode } from '../recipe-import/schema-values';
import type { UnreadField } from './recipe-in-file';

export interface Fields {
  /** The first of these that says something; all of them count as understood. */
  take(...names: string[]): unknown;
  /** A text of any length, its line breaks made `\n`; numbers are texts too. */
  text(...names: string[]): string | undefined;
  number(...names: string[]): number | undefined;
  isTrue(...names: string[]): boolean;
  /** The texts of a list, or the parts of one text between commas; objects by their name or title. */
  words(...names: string[]): string[];
  /** The objects of a list, or one object alone, each with fields of its own. */
  each(...names: string[]): Fields[];
  /** What only the other program needs: ids, checksums, the size of its lists. */
  ignore(...names: string[]): void;
  /** Names what was understood and yet has no place: the second picture. */
  leave(path: string, sample: string): void;
  leftovers(): UnreadField[];
}

const longestSample = 80;
const mostLeftovers = 100;
/** Far deeper than any program nests; a file may be hostile. */
const deepest = 200;

/**
 * @example
 * const fields = fieldsOf({ name: 'Toast', colour: 'brown' });
 * fields.text('name') // 'Toast'
 * fields.leftovers() // [{ path: 'colour', sample: 'brown' }]
 */
export function fieldsOf(value: unknown, path = ''): Fields {
  const node: SchemaNode = isNode(value) ? value : {};
  const taken = new Set<string>();
  const nested: Fields[] = [];
  const left: UnreadField[] = [];

  const take = (...names: string[]): unknown => {
    for (const name of names) taken.add(name);
    const name = names.find((each) => Object.hasOwn(node, each) && saysSomething(node[each]));
    return name === undefined ? undefined : node[name];
  };
  return {
    take,
    text: (...names) => textFrom(take(...names)),
    number: (...names) => numberFrom(take(...names)),
    isTrue: (...names) => /^(?:true|yes|1)$/i.test(String(take(...names) ?? '')),
    words: (...names) => wordsFrom(take(...names)),
    each(...names) {
      const [first = ''] = names;
      const found = take(...names);
      const items = Array.isArray(found) ? found : found === undefined ? [] : [found];
      const inside = `${path}${first}${Array.isArray(found) ? '[]' : ''}.`;
      const fields = items.filter(isNode).map((item) => fieldsOf(item, inside));
      nested.push(...fields);
      return fields;
    },
    ignore: (...names) => void take(...names),
    leave: (name, sample) => void left.push({ path: `${path}${name}`, sample }),
    leftovers: () =>
      onceEach([
        ...left,
        ...Object.entries(node)
          .filter(([name, content]) => !taken.has(name) && saysSomething(content))
          .map(([name, content]) => ({ path: `${path}${name}`, sample: sampleOf(content) })),
        ...nested.flatMap((fields) => fields.leftovers()),
      ]).slice(0, mostLeftovers),
  };
}

/** @example saysSomething([]) // false */
export function saysSomething(value: unknown, depth = 0): boolean {
  if (depth > deepest) return true;
  if (value === undefined || value === null || value === false || value === 0) return false;
  if (typeof value === 'string') return value.trim() !== '';
  const isSaid = (inner: unknown) => saysSomething(inner, depth + 1);
  if (Array.isArray(value)) return value.some(isSaid);
  if (isNode(value)) return Object.values(value).some(isSaid);
  return true;
}

/** @example sampleOf({ a: 1 }) // '{"a":1}' */
export function sampleOf(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonOf(value);
  const line = text
    .slice(0, longestSample * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longestSample) return line;
  return `${line.slice(0, longestSample - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // Nested beyond what can be written.
    return '…';
  }
}

export function onceEach(unread: readonly UnreadField[]): UnreadField[] {
  const byPath = new Map<string, UnreadField>();
  for (const field of unread) if (!byPath.has(field.path)) byPath.set(field.path, field);
  return [...byPath.values()];
}

function textFrom(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return value.map(textFrom).filter(Boolean).join('\n') || undefined;
  if (typeof value !== 'string') return undefined;
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim() || undefined;
}

function numberFrom(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function wordsFrom(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/[,;\n]/)
      .map(trimmed)
      .filter(Boolean);
  if (Array.isArray(value)) return value.flatMap((item) => wordFrom(item) ?? []);
  return [wordFrom(value)].filter((word) => word !== undefined);
}

function wordFrom(value: unknown): string | undefined {
  if (isNode(value)) return textFrom(value['name'] ?? value['title'] ?? value['label']);
  return textFrom(value);
}

const trimmed = (text: string): string => text.trim();
