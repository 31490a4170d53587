/** Values of unknown type as texts, numbers and booleans. Nothing here throws, for any input. */
import { isNode } from '../../schema-org/schema-values';

/** Far deeper than any program nests; protects the stack from hostile files. */
const deepest = 200;

/**
 * Whether a value is anything but null, blank, `false`, 0, an empty list or an empty object.
 *
 * @example hasValue([]) // false
 */
export function hasValue(value: unknown, depth = 0): boolean {
  if (depth > deepest) return true;
  if (value === undefined || value === null || value === false || value === 0) return false;
  if (typeof value === 'string') return value.trim() !== '';
  const isPresent = (inner: unknown) => hasValue(inner, depth + 1);
  if (Array.isArray(value)) return value.some(isPresent);
  if (isNode(value)) return Object.values(value).some(isPresent);
  return true;
}

/** A text of any length, its line breaks made `\n`; a number is a text too. */
export function textFrom(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim() || undefined;
}

export function numberFrom(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** @example booleanFrom('Yes') // true */
export function booleanFrom(value: unknown): boolean | undefined {
  const word = String(value ?? '').trim();
  if (/^(?:true|yes|1)$/i.test(word)) return true;
  return /^(?:false|no|0)$/i.test(word) ? false : undefined;
}

/** The parts of one text between commas, semicolons and line breaks. */
export function wordsFrom(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Every text in a value, with its path, without type fields (names that begin with "@"). */
export function* textsIn(value: unknown, path: string, depth = 0): Generator<FieldText> {
  if (depth > deepest) return;
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const item of value) yield* textsIn(item, `${path}[]`, depth + 1);
  } else if (isNode(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith('@')) yield* textsIn(inner, `${path}.${name}`, depth + 1);
    }
  }
}

/** A text of the file and its path in one recipe: "steps[].text". */
export interface FieldText {
  path: string;
  text: string;
}
