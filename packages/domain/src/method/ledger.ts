/**
 * What each mention of one ingredient takes of it.
 *
 * - The step that first takes it takes the whole, when no step says otherwise; later mentions speak of
 *   what is in the pan already.
 * - Where a step says how much, it takes that. "The remaining" is the total without what was taken
 *   before, if every earlier amount is known. A mention without an amount beside others with one
 *   stays without: it may be any part.
 * - A "divided" ingredient, and salt, pepper or oil that several steps add, stay without an amount
 *   where the step doesn't say it.
 * - Mentions in passing (`aside`) count only when no step takes the ingredient.
 */
import { multiplyQuantity, quantity } from '../ingredients/quantity';
import type { Quantity } from '../ingredients/quantity';
import { addRationals, multiplyRationals, rational } from '../ingredients/rational';
import { dimensionOf, isMassUnit, isVolumeUnit } from '../ingredients/units';
import type { UnitId } from '../ingredients/units';
import type { Measures } from '../recipes/recipe';
import { isSameAmount, whatIsLeft } from './amounts';
import type { ListedIngredient, Total } from './listed-ingredient';
import type { MentionContext } from './mention-context';
import type { SpokenShare } from './spoken-share';

export interface Entry {
  readonly step: number;
  readonly context: MentionContext;
  readonly share: SpokenShare;
  /** In a group ("the spices"), of which it takes all. */
  readonly isGroup: boolean;
  /** "Reserve half the cheese." */
  readonly isSettingAside: boolean;
  /** "Repeat with the remaining chicken." */
  readonly isRepeated: boolean;
  /** Named though an earlier step took "all ingredients": where it goes, nobody can say. */
  readonly isDoubtful: boolean;
  /** "the oil", not "oil": what the cook knows already. */
  readonly hasArticle: boolean;
}

/** What a mention takes: the whole, a known part, an unknown part, or nothing more. */
export type Taking =
  | { readonly kind: 'all'; readonly amount?: TakenAmount }
  | { readonly kind: 'part' | 'rest'; readonly amount: TakenAmount | undefined }
  | { readonly kind: 'some' }
  | { readonly kind: 'none' };

export interface TakenAmount {
  readonly quantity: Quantity;
  readonly unit: UnitId | undefined;
  /** As written in the step; blank where it was computed. */
  readonly writtenAmount: string;
  /** As written in the step; undefined where it is the unit of the list. */
  readonly writtenUnit: string | undefined;
}

/** @returns one taking for each entry, in order */
export function settle(
  ingredient: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): Taking[] {
  const counting = countingEntries(ingredient, entries, measures);
  const hasExplicit =
    !isPortioned(ingredient, entries, counting) &&
    entries.some((entry) => counting.has(entry) && isExplicit(entry.share));
  const takings = hasExplicit
    ? settleParts(ingredient, entries, counting, measures)
    : settleWhole(ingredient, entries, counting);
  return takings;
}

/** The entries that take something: real uses, or else the best of the asides. */
function countingEntries(
  { total }: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): ReadonlySet<Entry> {
  const uses = entries.filter(({ context }) => context === 'use' || context === 'greasing');
  if (uses.some(({ context }) => context === 'use')) return new Set(uses);
  const asides = entries.filter(({ context }) => context === 'aside');
  const whole = asides.find(({ share }) => isTotal(share, total, measures));
  const first = whole ?? asides.find(({ share }) => share.kind !== 'some');
  return new Set(first ? [...uses, first] : uses);
}

/**
 * "Brown the mince. Spread half the mince over it, top with the remaining mince": the parts are of
 * what the first step made with all of it.
 */
function isPortioned(
  { isDivided, total }: ListedIngredient,
  entries: readonly Entry[],
  counting: ReadonlySet<Entry>,
): boolean {
  const [first, ...others] = entries.filter((entry) => counting.has(entry));
  if (isDivided || first?.share.kind !== 'plain') return false;
  if (others.some(({ share }) => share.kind === 'amount' && !isServed(share, total))) return false;
  const firstPortion = others.find((entry) => entry.share.kind !== 'plain');
  return firstPortion !== undefined && isPortion(firstPortion);
}

function isPortion({ share, isRepeated }: Entry): boolean {
  if (share.kind === 'fraction') return !share.isOfRest;
  return share.kind === 'some' || share.kind === 'amount' || (share.kind === 'rest' && isRepeated);
}

/** Of two tins of tuna, "¼ cup of the tuna" is some of what was mixed. */
function isServed(share: SpokenShare & { kind: 'amount' }, total: Total | undefined): boolean {
  const isByPiece = total?.unit === undefined || dimensionOf(total.unit) === 'count';
  return total !== undefined && isByPiece && share.unit !== undefined && isMeasure(share.unit);
}

function isMeasure(unit: UnitId): boolean {
  return isMassUnit(unit) || isVolumeUnit(unit);
}

function isTotal(share: SpokenShare, total: Total | undefined, measures: Measures): boolean {
  if (share.kind !== 'amount' || !total) return false;
  return isSameAmount({ quantity: share.amount, unit: share.unit }, total, measures);
}

function isExplicit({ kind }: SpokenShare): boolean {
  return kind === 'amount' || kind === 'fraction' || kind === 'rest' || kind === 'reserved';
}

/** No step says how much: the first takes all of it, unless it plainly goes into several. */
function settleWhole(
  ingredient: ListedIngredient,
  entries: readonly Entry[],
  counting: ReadonlySet<Entry>,
): Taking[] {
  const plain = entries.filter(
    (entry) => counting.has(entry) && entry.context !== 'greasing' && entry.share.kind === 'plain',
  );
  const loose = entries.filter((entry) => counting.has(entry) && !plain.includes(entry));
  const only = plain.length === 0 && loose.length === 1 ? loose[0] : undefined;
  const taker = plain[0] ?? (only && mayTakeAll(ingredient, only) ? only : undefined);
  const isSpread = isSpreadOverSteps(ingredient, plain, loose, taker);
  let isTaken = false;
  return entries.map((entry) => {
    if (!counting.has(entry)) return { kind: 'none' };
    if (isSpread)
      return isTaken && !isAdding(ingredient, entry) ? { kind: 'none' } : { kind: 'some' };
    if (entry === taker) {
      isTaken = true;
      return { kind: 'all' };
    }
    const isVague = entry.share.kind === 'some' || entry.share.kind === 'taste';
    return isVague || !isTaken || entry.context === 'greasing'
      ? { kind: 'some' }
      : { kind: 'none' };
  });
}

/** "Season to taste", said once, is where the listed salt goes. */
function mayTakeAll({ isForGreasing }: ListedIngredient, { context, share }: Entry): boolean {
  return (
    (context === 'greasing' && isForGreasing) || (context !== 'greasing' && share.kind === 'taste')
  );
}

function isSpreadOverSteps(
  ingredient: ListedIngredient,
  plain: readonly Entry[],
  loose: readonly Entry[],
  taker: Entry | undefined,
): boolean {
  if (plain.some((entry) => entry.isGroup)) return false;
  const steps = new Set(plain.map(({ step }) => step));
  if (ingredient.isDivided && steps.size + new Set(loose.map(({ step }) => step)).size > 1)
    return true;
  if (plain.some((entry) => entry.isDoubtful)) return true;
  if (taker && loose.some((entry) => entry.step < taker.step && entry.context === 'use'))
    return true;
  const isAdded = plain.filter((entry) => isAdding(ingredient, entry));
  return new Set(isAdded.map(({ step }) => step)).size > 1;
}

/** Salt, pepper and oil are added again and again; "the oil" and other foods are in the pan. */
function isAdding({ words }: ListedIngredient, { hasArticle }: Entry): boolean {
  return !hasArticle && words.some((word) => addedAgain.has(word));
}

const addedAgain: ReadonlySet<string> = new Set(['salt', 'pepper', 'oil']);

/** Some steps say how much they take. */
function settleParts(
  { total }: ListedIngredient,
  entries: readonly Entry[],
  counting: ReadonlySet<Entry>,
  measures: Measures,
): Taking[] {
  const taken: Total[] = [];
  let isAllKnown = true;
  let isUsedUp = false;
  let setAside: Total | undefined;
  const take = (amount: Total | undefined, entry: Entry) => {
    if (amount) taken.push(amount);
    else isAllKnown = false;
    if (amount && entry.isSettingAside) setAside = amount;
  };
  const left = () => (total && isAllKnown ? whatIsLeft(total, taken, measures) : undefined);
  return entries.map((entry): Taking => {
    if (!counting.has(entry)) return { kind: 'none' };
    const { share } = entry;
    switch (share.kind) {
      case 'amount': {
        const stated = { quantity: share.amount, unit: share.unit };
        take(stated, entry);
        const { amountText, unitText } = share;
        const written = { ...stated, writtenAmount: amountText, writtenUnit: unitText };
        if (!total || !isSameAmount(stated, total, measures)) return part(written);
        isUsedUp = true;
        return { kind: 'all', amount: written };
      }
      case 'fraction': {
        if (isUsedUp || isGone(total, taken)) return { kind: 'none' };
        const whole = share.isOfRest ? left() : total?.quantity;
        const amount = whole && {
          quantity: multiplyQuantity(whole, share.fraction),
          unit: total?.unit,
        };
        take(amount, entry);
        return part(amount && ofList(amount));
      }
      case 'rest': {
        const amount = isUsedUp ? undefined : left();
        isUsedUp = true;
        return { kind: 'rest', amount: amount && ofList({ quantity: amount, unit: total?.unit }) };
      }
      case 'reserved': {
        const rest = left();
        const amount = setAside ?? (rest && { quantity: rest, unit: total?.unit });
        return { kind: 'rest', amount: amount && ofList(amount) };
      }
      default:
        if (isUsedUp || isGone(total, taken)) return { kind: 'none' };
        if (entry.context === 'use') isAllKnown = false;
        return { kind: 'some' };
    }
  });
}

/** Whether the parts taken make up the total, as far as they are in its unit. */
function isGone(total: Total | undefined, taken: readonly Total[]): boolean {
  if (!total || taken.some(({ unit }) => unit !== total.unit)) return false;
  const sum = taken.reduce((all, each) => addRationals(all, each.quantity.max), rational(0));
  const least = addRationals(total.quantity.min, multiplyRationals(sum, rational(-1)));
  return least.numerator <= 0;
}

function part(amount: TakenAmount | undefined): Taking {
  return { kind: 'part', amount };
}

function ofList({ quantity: amount, unit }: Total): TakenAmount {
  return {
    quantity: quantity(amount.min, amount.max),
    unit,
    writtenAmount: '',
    writtenUnit: undefined,
  };
}
