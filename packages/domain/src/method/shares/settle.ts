/**
 * What each mention of one ingredient takes of it.
 *
 * - Mentions in passing (`aside`) count only when no step takes the ingredient, and then the first of
 *   them, or the one that states the whole amount.
 * - Where no step says how much, see `settle-whole.ts`; where one does, `settle-parts.ts`.
 * - "Brown the mince. Spread half the mince over it, top with the remaining mince": the parts are of
 *   what the first step made with all of it.
 */
import { dimensionOf, isMassUnit, isVolumeUnit } from '../../ingredients/units';
import type { Measures } from '../../ingredients/ingredient';
import { isSameAmount } from './amounts';
import type { ListedIngredient, Total } from '../mentions/listed-ingredient';
import { settleParts } from './settle-parts';
import { settleWhole } from './settle-whole';
import type { SpokenShare } from './spoken-share';
import type { Entry, Taking } from './taking';

/** @returns one taking for each entry, in order */
export function settle(
  ingredient: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): Taking[] {
  const counting = countingEntries(ingredient, entries, measures);
  const isInParts =
    counting.some((entry) => isExplicit(entry.share)) && !isPortioned(ingredient, counting);
  const takings = isInParts
    ? settleParts(ingredient, counting, measures)
    : settleWhole(ingredient, counting);
  return entries.map((entry) => takings[counting.indexOf(entry)] ?? { kind: 'none' });
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

function isTotal(share: SpokenShare, total: Total | undefined, measures: Measures): boolean {
  if (share.kind !== 'amount' || !total) return false;
  return isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures);
}

function isExplicit({ kind }: SpokenShare): boolean {
  return kind === 'amount' || kind === 'fraction' || kind === 'rest' || kind === 'reserved';
}

/** Whether all amounts behind the first mention are portions of what it made. */
function isPortioned(
  { isDivided, total }: ListedIngredient,
  [first, ...others]: readonly Entry[],
): boolean {
  if (isDivided || first?.share.kind !== 'plain') return false;
  if (others.some(({ share }) => share.kind === 'amount' && !isServed(share, total))) return false;
  const second = others.find((entry) => entry.share.kind !== 'plain');
  return second !== undefined && isPortion(second);
}

function isPortion({ share, isRepeated }: Entry): boolean {
  if (share.kind === 'fraction') return !share.isOfRest;
  return share.kind === 'some' || share.kind === 'amount' || (share.kind === 'rest' && isRepeated);
}

/** Of two tins of tuna, "¼ cup of the tuna" is some of what was mixed. */
function isServed({ unit }: SpokenShare & { kind: 'amount' }, total: Total | undefined): boolean {
  const isByPiece = total?.unit === undefined || dimensionOf(total.unit) === 'count';
  const isMeasured = unit !== undefined && (isMassUnit(unit) || isVolumeUnit(unit));
  return total !== undefined && isByPiece && isMeasured;
}
