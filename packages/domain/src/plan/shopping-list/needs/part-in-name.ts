/** A part of a food behind a word that describes it: "3 whole cloves garlic", "5 fresh sprigs of thyme". */
import { findListedFood, findNamedFood } from '@saltbush/recipe-parser/foods';
import { findUnit, type UnitId } from '@saltbush/recipe-parser/units';

/** @example partInName('whole cloves garlic') // { unit: 'clove', name: 'garlic' } */
export function partInName(name: string): { unit: UnitId; name: string } | undefined {
  const [, word = '', rest = ''] = describedPart.exec(name) ?? [];
  const unit = findUnit(word);
  if (unit === undefined || !foodParts.has(unit) || !findListedFood(rest)) return undefined;
  return findNamedFood(`${word} ${rest}`) ? undefined : { unit, name: rest };
}

const describedPart =
  /^(?:(?:whole|fresh|large|small|medium|big|fat|thick|thin|good|plump)[ -]+)+(\p{L}+)\s+(?:of\s+)?(.+)$/iu;
const foodParts: ReadonlySet<UnitId> = new Set<UnitId>([
  'clove',
  'sprig',
  'stalk',
  'stem',
  'stick',
  'rib',
  'leaf',
  'slice',
  'rasher',
]);
