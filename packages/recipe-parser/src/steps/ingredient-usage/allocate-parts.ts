/**
 * How much mentions use if some step states an amount.
 *
 * - A stated amount is used as stated; it is `all` if it equals the listed amount.
 * - "Half the butter" is half of the total, "half the remaining butter" half of what is left.
 * - "The remaining" is the total without what was taken before, when every earlier amount is known;
 *   "the reserved" what was set aside, else the same.
 * - A mention that states no amount beside others that do may take any part.
 * - When all is taken, nothing more is.
 */
import { multiplyQuantity } from '../../units/quantity';
import type { Quantity } from '../../units/quantity';
import type { Measures } from '../../units/measures';
import { isSameAmount, isSumOf, whatIsLeft } from '../amounts/amounts';
import type { ListedIngredient, Total } from '../amounts/listed-ingredient';
import type { StatedShare } from '../amounts/stated-fraction';
import type { Entry, UsedAmount, Usage } from './usage';

/** @returns one usage for each entry, in order */
export function allocateParts(
  { total }: ListedIngredient,
  entries: readonly Entry[],
  measures: Measures,
): Usage[] {
  const account: Account = { total, measures, taken: [], isAllKnown: true, isUsedUp: false };
  return entries.map((entry) => allocateEntry(entry, account));
}

/** What was used so far. */
interface Account {
  readonly total: Total | undefined;
  readonly measures: Measures;
  readonly taken: Total[];
  /** Whether `taken` is all that was. */
  isAllKnown: boolean;
  isUsedUp: boolean;
  setAside?: Total;
}

function allocateEntry(entry: Entry, account: Account): Usage {
  const { share } = entry;
  switch (share.kind) {
    case 'amount':
      return takeAmount(entry, share, account);
    case 'fraction': {
      if (isGone(account)) return { kind: 'none' };
      const whole = share.isOfRest ? left(account) : account.total;
      const part = whole && {
        ...whole,
        quantity: multiplyQuantity(whole.quantity, share.fraction),
      };
      take(part, entry, account);
      return { kind: 'part', amount: asListed(part) };
    }
    case 'rest': {
      const rest = account.isUsedUp ? undefined : left(account);
      account.isUsedUp = true;
      return { kind: 'rest', amount: asListed(rest) };
    }
    case 'reserved':
      return { kind: 'rest', amount: asListed(account.setAside ?? left(account)) };
    default:
      if (isGone(account)) return { kind: 'none' };
      if (entry.context === 'use') account.isAllKnown = false;
      return { kind: 'some' };
  }
}

function takeAmount(
  entry: Entry,
  { amount, unit, amountText, unitText }: StatedShare & { kind: 'amount' },
  account: Account,
): Usage {
  const { total, measures } = account;
  const stated = { quantity: amount, unit };
  take(stated, entry, account);
  const isAll = total !== undefined && isSameAmount(stated, total, measures);
  account.isUsedUp ||= isAll;
  const written = { ...stated, writtenAmount: amountText, writtenUnit: unitText };
  return { kind: isAll ? 'all' : 'part', amount: written };
}

function take(amount: Total | undefined, { isSettingAside }: Entry, account: Account): void {
  if (!amount) {
    account.isAllKnown = false;
    return;
  }
  account.taken.push(amount);
  if (isSettingAside) account.setAside = amount;
}

function left({ total, taken, isAllKnown, measures }: Account): Total | undefined {
  const quantity: Quantity | undefined =
    total && isAllKnown ? whatIsLeft(total, taken, measures) : undefined;
  return total && quantity && { ...total, quantity };
}

function isGone({ total, taken, isUsedUp }: Account): boolean {
  return isUsedUp || (total !== undefined && isSumOf(total, taken));
}

function asListed(amount: Total | undefined): UsedAmount | undefined {
  return amount && { ...amount, writtenAmount: '', writtenUnit: undefined };
}
