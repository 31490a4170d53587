/**
 * Parts of a food that are not sold separately: "6 basil leaves" are six leaves of basil, and "4 lime
 * wedges" are no four limes. What is sold by that name (bay leaves, cheese slices) is counted itself.
 *
 * Other languages join them: "Knoblauchzehen" are cloves of garlic. There only a part that has a weight counts.
 */
import { type Food, isForeignNameOf } from '@saltbush/recipe-parser/foods';
import { lastLetters } from '@saltbush/recipe-parser/text';
import { findUnit, type UnitId } from '@saltbush/recipe-parser/units';

/** @example countedPart('lime wedges', lime) // 'wedge' */
export function countedPart(name: string, food: Food | undefined): UnitId | undefined {
  const part = food && (findUnit(lastLetters(name.trim())) ?? partInCompound(name, food));
  if (part === undefined || !cutParts.has(part) || cutInto.test(name)) return undefined;
  return food?.names[0]?.endsWith(part) ? undefined : part;
}

function partInCompound(name: string, food: Food): UnitId | undefined {
  if (food.pieces.size === 0 || !isForeignNameOf(name, food)) return undefined;
  const word = lastLetters(name.trim());
  for (let start = 1; start <= word.length - shortestPart; start += 1) {
    const unit = findUnit(word.slice(start));
    if (unit !== undefined && food.pieces.has(unit)) return unit;
  }
  return undefined;
}

/** "Cebolla en rodajas" is cut by the cook, and "tomates de rama" are sold so. */
const cutInto = /\s(?:en|in|a|de)\s\p{L}+\s*$/iu;
const shortestPart = 4;

const cutParts: ReadonlySet<UnitId> = new Set<UnitId>([
  'clove',
  'leaf',
  'rib',
  'slice',
  'sprig',
  'stalk',
  'stem',
  'stick',
  'wedge',
]);
