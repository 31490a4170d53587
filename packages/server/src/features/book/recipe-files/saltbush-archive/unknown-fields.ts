/** Fields of our own format that this Saltbush does not know: a newer one wrote them, or a person. */
import { onceEach, hasValue, type UnreadField, valuePreview } from '@saltbush/recipe-parser/file';

/**
 * @param parsed what a schema made of `json`: it leaves out what it does not know
 * @example unknownFields({ a: 1, b: [{ c: 2 }] }, { a: 1, b: [{}] }) // [{ path: 'b[].c', sample: '2' }]
 */
export function unknownFields(json: unknown, parsed: unknown): UnreadField[] {
  return onceEach([...fieldsBeyond(json, parsed, '')]);
}

function* fieldsBeyond(json: unknown, parsed: unknown, path: string): Generator<UnreadField> {
  if (Array.isArray(json) && Array.isArray(parsed)) {
    for (const [at, item] of json.entries()) {
      yield* fieldsBeyond(item, parsed[at], `${path.replace(/\.$/, '')}[].`);
    }
  } else if (isObject(json) && isObject(parsed)) {
    for (const [name, value] of Object.entries(json)) {
      if (Object.hasOwn(parsed, name)) yield* fieldsBeyond(value, parsed[name], `${path}${name}.`);
      else if (hasValue(value)) yield { path: `${path}${name}`, sample: valuePreview(value) };
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
