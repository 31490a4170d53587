/**
 * Text that every database and every parser accepts.
 *
 * - NUL is left out: PostgreSQL stores none.
 * - Half of a surrogate pair is no character: it becomes the replacement character (U+FFFD), as when
 *   text is written as UTF-8. PostgreSQL's jsonb refuses a document that escapes one.
 */

/** @example wellFormed('plum\0 \ud83c jam') // 'plum \ufffd jam' */
export function wellFormed(text: string): string {
  if (!suspect.test(text)) return text;
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * A copy in which every text of a JSON value is well formed, the names of its fields too.
 *
 * @example wellFormedJson({ title: 'plum\0 jam', tags: ['\0'] }) // { title: 'plum jam', tags: [''] }
 */
export function wellFormedJson<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

function copyOf(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(copyOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [wellFormed(name), copyOf(field)]),
  );
}

/** Pairs of surrogates too: a first look that costs little, since most text has neither. */
const suspect = /[\0\ud800-\udfff]/;
