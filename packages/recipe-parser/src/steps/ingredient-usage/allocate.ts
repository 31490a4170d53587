/**
 * How much each mention of one ingredient uses of it.
 *
 * - Mentions in passing (`aside`) count only when no step takes the ingredient, and then the first of
 *   them, or the one that states the whole amount.
 * - Where no step states an amount, see `allocate-whole.ts`; where one does, `allocate-parts.ts`.
 * - "Brown the mince. Spread half the mince over it, top with the remaining mince": the parts are of
 *   what the first step made with all of it.
 */
import { dimensionOf, isMassUnit, isVolumeUnit } from '../../units/units';
import type { Measures } from '../../units/measures';
import { isSameAmount } from '../amounts/amounts';
import type { ListedIngredient, Total } from '../amounts/listed-ingredient';
import { allocateParts } from './allocate-parts';
import { allocateWhole } from './allocate-whole';
import type { StatedShare } from '../amounts/stated-fraction';
import type { Entry, Usage } from './usage';

/** @returns one usage for each entry, in order */
export function allocate(
  ingredient: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): Usage[] {
  const counting = countingEntries(ingredient, entries, measures);
  const isInParts =
    counting.some((entry) => isExplicit(entry.share)) && !isPortioned(ingredient, counting);
  const usages = isInParts
    ? allocateParts(ingredient, counting, measures)
    : allocateWhole(ingredient, counting);
  return entries.map((entry) => usages[counting.indexOf(entry)] ?? { kind: 'none' });
}

function countingEntries(
  { total }: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): Entry[] {
  const uses = entries.filter(({ context }) => context === 'use' || context === 'greasing');
  if (uses.some(({ context }) => context === 'use')) return uses;
  const asides = entries.filter(({ context }) => context === 'aside');
  const whole = asides.find(({ share }) => isTotal(share, total, measures));
  const best = whole ?? asides.find(({ share }) => share.kind !== 'some');
  return entries.filter((entry) => uses.includes(entry) || entry === best);
}

function isTotal(share: StatedShare, total: Total | undefined, measures: Measures): boolean {
  if (share.kind !== 'amount' || !total) return false;
  return isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures);
}

function isExplicit({ kind }: StatedShare): boolean {
  return kind === 'amount' || kind === 'fraction' || kind === 'rest' || kind === 'reserved';
}

/** Whether all amounts after the first mention are shares of what it made. */
function isPortioned(
  { isDivided, total }: ListedIngredient,
  [first, ...others]: readonly Entry[],
): boolean {
  if (isDivided || first?.share.kind !== 'plain') return false;
  if (others.some(({ share }) => share.kind === 'amount' && !isShareOfMixture(share, total)))
    return false;
  const second = others.find((entry) => entry.share.kind !== 'plain');
  return second !== undefined && isShareOfFirst(second);
}

function isShareOfFirst({ share, isRepeated }: Entry): boolean {
  if (share.kind === 'fraction') return !share.isOfRest;
  return share.kind === 'some' || share.kind === 'amount' || (share.kind === 'rest' && isRepeated);
}

/** Of two tins of tuna, "¼ cup of the tuna" is some of what was mixed. */
function isShareOfMixture(
  { unit }: StatedShare & { kind: 'amount' },
  total: Total | undefined,
): boolean {
  const isByPiece = total?.unit === undefined || dimensionOf(total.unit) === 'count';
  const isMeasured = unit !== undefined && (isMassUnit(unit) || isVolumeUnit(unit));
  return total !== undefined && isByPiece && isMeasured;
}
