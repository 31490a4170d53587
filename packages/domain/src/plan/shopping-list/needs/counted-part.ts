/**
 * Parts of a food that are not sold separately: "6 basil leaves" are six leaves of basil, and "4 lime
 * wedges" are no four limes. What is sold by that name (bay leaves, cheese slices) is counted itself.
 */
import type { Food } from '@saltbush/recipe-parser/foods';
import { lastLetters } from '@saltbush/recipe-parser/text';
import { findUnit, type UnitId } from '@saltbush/recipe-parser/units';

/** @example countedPart('lime wedges', lime) // 'wedge' */
export function countedPart(name: string, food: Food | undefined): UnitId | undefined {
  const part = food && findUnit(lastLetters(name.trim()));
  if (part === undefined || !cutParts.has(part)) return undefined;
  return food?.names[0]?.endsWith(part) ? undefined : part;
}

const cutParts: ReadonlySet<UnitId> = new Set<UnitId>([
  'leaf',
  'rib',
  'slice',
  'sprig',
  'stalk',
  'stem',
  'stick',
  'wedge',
]);
