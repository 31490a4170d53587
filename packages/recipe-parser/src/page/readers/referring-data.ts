/**
 * A list of values that refer to each other by their place: `[{"recipe": 1}, {"title": 2}, "Bread"]`, as frameworks write the
 * state of a page (Nuxt, SvelteKit, with the library devalue).
 *
 * The first value is the whole; numbers in objects and lists are places. `["Reactive", 1]` and the like stand for what they
 * refer to. Each value is resolved once, so that time is in proportion to the list.
 */
import { isNode } from '../../schema-org/schema-values';

const deepest = 60;

/** Whether the values refer to each other: the first has places in it, and nothing else. */
export function isReferring(data: unknown): data is unknown[] {
  if (!Array.isArray(data) || data.length < 3) return false;
  const first: unknown = data[0];
  const inside = isNode(first) ? Object.values(first) : Array.isArray(first) ? first.slice(-1) : [];
  return inside.length > 0 && inside.every((place) => isPlace(place, data.length));
}

/** @example resolvedReferences([{ title: 1 }, 'Bread']) // { title: 'Bread' } */
export function resolvedReferences(data: readonly unknown[]): unknown {
  const known = new Map<number, unknown>();
  const resolve = (place: unknown, depth: number): unknown => {
    if (!isPlace(place, data.length) || depth > deepest) return undefined;
    if (known.has(place)) return known.get(place);
    // A value that refers to itself has nothing there.
    known.set(place, undefined);
    const value = valueAt(data[place], (inner) => resolve(inner, depth + 1));
    known.set(place, value);
    return value;
  };
  return resolve(0, 0);
}

function valueAt(value: unknown, resolve: (place: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const [tag, place] = value as unknown[];
    return typeof tag === 'string' ? resolve(place) : value.map(resolve);
  }
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]));
}

function isPlace(place: unknown, length: number): place is number {
  return Number.isInteger(place) && (place as number) < length;
}
