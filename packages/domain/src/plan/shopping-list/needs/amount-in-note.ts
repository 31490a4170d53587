/**
 * How much a remark says of a food without an amount: "oil, for deep-frying (at least 1.5 litres)".
 *
 * - The remark says nothing else. Only weights and volumes: "about 2 handfuls" stays a remark.
 */
import { findUnit, isMassUnit, isVolumeUnit, parseQuantity } from '@saltbush/recipe-parser/units';
import type { NeededAmount } from './list-need';

/** @example amountInNote('for deep-frying, at least 1.5 litres')?.unit // 'l' */
export function amountInNote(note: string): NeededAmount | undefined {
  for (const piece of note.split(/[,;()]/)) {
    const [, amount = '', unit = ''] = stated.exec(piece.trim()) ?? [];
    const quantity = parseQuantity(amount.trim());
    const id = findUnit(unit);
    if (quantity && id !== undefined && (isMassUnit(id) || isVolumeUnit(id))) {
      return { quantity, unit: id };
    }
  }
  return undefined;
}

const stated =
  /^(?:(?:you(?: wi|['’])ll )?need )?(?:at least |about |approx(?:imately|\.)? |around |roughly |ca\.? )?([\d.,/½¼¾⅓⅔⅛ –-]*[\d½¼¾⅓⅔⅛]) ?(\p{L}+)\.?$/u;
