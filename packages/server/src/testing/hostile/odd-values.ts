import { withValueAt } from '../values/contract-inputs';

/** What no kind of field takes, and what code that looks at a value without asking for its type stumbles over. */
export const oddValues: Record<string, unknown> = {
  'a length that is no number': { length: { toString: 1 } },
  'a size that is no number': { size: { valueOf: 1 } },
  'no text': { toString: 1, valueOf: 1 },
  'a list that is none': { length: 4_294_967_295, 0: 'plum', constructor: 1 },
  'a list with holes': Object.assign([], { length: 3 }),
  'names of methods': Object.fromEntries(
    ['then', 'toJSON', 'map', 'hasOwnProperty', '__defineGetter__'].map((name) => [name, 1]),
  ),
  'deep lists': nested(2_000),
  'a great number as text': '1e400',
  'half a pair and nothing': '\ud83c\0\udf51',
};

/** Of JSON: one copy for each value in each of its places. */
export function spoiledCopies(
  whole: unknown,
  values = oddValues,
): { what: string; copy: unknown }[] {
  return placesIn(whole).flatMap((path) =>
    Object.entries(values).map(([name, value]) => ({
      what: `${path.join('.')} = ${name}`,
      copy: withValueAt(whole, path, value),
    })),
  );
}

function placesIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    placesIn(field, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return [path, ...inner];
}

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
