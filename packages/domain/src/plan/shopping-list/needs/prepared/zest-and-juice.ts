/**
 * The zest and the juice of a fruit that a recipe counts in two rows are of the same fruits: "zest of 2 lemons" and "juice
 * of 2 lemons" are two lemons.
 *
 * - Only of rows that take nothing else of the fruit: "1 lemon, sliced" is one more.
 * - Where more are grated than are squeezed, the others are bought as well.
 */
import { quantity, rationalFromNumber, toNumber } from '@saltbush/recipe-parser/units';
import type { ListNeed, NeededAmount } from '../list-need';

/**
 * @param needs of one recipe
 * @example withSharedFruits([zestOfTwoLemons, juiceOfTwoLemons]) // the zest has no amount
 */
export function withSharedFruits(needs: ListNeed[]): ListNeed[] {
  const zests = needs.filter(isZest);
  if (zests.length === 0) return needs;
  const squeezed = new Map<string, number>();
  for (const { identity, amounts } of needs.filter(isJuice))
    squeezed.set(identity.key, (squeezed.get(identity.key) ?? 0) + countOf(amounts));
  return needs.map((need) => {
    const count = squeezed.get(need.identity.key);
    if (count === undefined || !isZest(need)) return need;
    const more = countOf(need.amounts) - count;
    squeezed.set(need.identity.key, Math.max(0, -more));
    return { ...need, amounts: more > 0 ? [pieces(more)] : [] };
  });
}

const isZest = (need: ListNeed) =>
  isCounted(need) && zest.test(need.text) && !juice.test(need.text);
const isJuice = (need: ListNeed) =>
  isCounted(need) && juice.test(need.text) && !zest.test(need.text.replace(sameFruit, ''));

const isCounted = ({ amounts, identity }: ListNeed): boolean =>
  identity.usualAisle === 'Fruit & Veg' &&
  amounts.length > 0 &&
  amounts.every(({ unit }) => unit === '');

const countOf = (amounts: readonly NeededAmount[]): number =>
  amounts.reduce((sum, { quantity: each }) => sum + toNumber(each), 0);

const pieces = (count: number): NeededAmount => ({
  quantity: quantity(rationalFromNumber(count)),
  unit: '',
});

const zest = /\b(?:zest|rind) of\b|\b(?:zest|rind) only\b|\bzested\b|\bzest (?:finely )?grated\b/i;
const juice = /\bjuice of\b|\bjuice only\b|\bjuiced\b/i;
/** "Use the zested ones". */
const sameFruit = /\bthe (?:same )?zested\b/i;
