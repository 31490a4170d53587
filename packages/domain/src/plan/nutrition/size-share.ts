/**
 * How large a piece is that a line calls small or large, against one of the usual size.
 *
 * - Only a word that describes the food itself: "1 onion, cut into large pieces" is an onion.
 * - Eggs are sold by size, and recipes write the usual one: "large".
 */
import type { Food } from '@saltbush/recipe-parser/foods';

/**
 * @param text of the line, its amount first
 * @example sizeShare('2 small onions', onion) // 0.75
 */
export function sizeShare(text: string, food: Food | undefined): number {
  if (food === undefined || food.id === 'egg' || food.parentId === 'egg') return 1;
  const [head = '', ...remarks] = text.split(',');
  const word =
    beforeName.exec(head)?.[1] ?? remarks.map((remark) => alone.exec(remark)?.[1]).find(Boolean);
  return word === undefined ? 1 : (shares.get(word.toLowerCase().replace('-', ' ')) ?? 1);
}

const words = 'extra[- ]large|very large|jumbo|large|big|small|very small|tiny';
/** "2 small onions", "1 head large cauliflower", but not "4 small to medium potatoes". */
const beforeName = new RegExp(
  `^(?:[^\\p{L}]*(?:an? |heads? |fillets? |cloves? )?)(${words})(?:[- ]sized?)?(?! (?:to|or)\\b)[ -]`,
  'iu',
);
const alone = new RegExp(`^\\s*(${words})(?:[- ]sized?| ones?)?\\s*$`, 'i');

/** SR28 has onions, potatoes, carrots, apples and tomatoes of three sizes: these are about their means. */
const shares: ReadonlyMap<string, number> = new Map([
  ['very small', 0.6],
  ['tiny', 0.6],
  ['small', 0.75],
  ['large', 1.3],
  ['big', 1.3],
  ['very large', 1.5],
  ['extra large', 1.5],
  ['jumbo', 1.5],
]);
