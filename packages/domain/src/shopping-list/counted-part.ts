/**
 * Parts of a food that nobody buys alone: "6 basil leaves" are six leaves of basil, and "4 lime
 * wedges" are no four limes. What is sold by that name (bay leaves, cheese slices) is counted itself.
 */
import type { Food } from '../foods/food';
import { findUnit } from '../ingredients/units';
import type { UnitId } from '../ingredients/units';

/** @example countedPart('lime wedges', lime) // 'wedge' */
export function countedPart(name: string, food: Food | undefined): UnitId | undefined {
  const lastWord = /\p{L}+$/u.exec(name.trim())?.[0];
  const part = food && lastWord !== undefined ? findUnit(lastWord) : undefined;
  if (part === undefined || !cutParts.has(part)) return undefined;
  return food?.names[0]?.endsWith(part) ? undefined : part;
}

const cutParts: ReadonlySet<UnitId> = new Set<UnitId>(['leaf', 'wedge', 'slice', 'sprig']);
