/**
 * How much a remark says of a food without an amount: "oil, for deep-frying (at least 1.5 litres)".
 *
 * - The remark says nothing else. Only weights and volumes: "about 2 handfuls" stays a remark.
 */
import {
  findUnit,
  isMassUnit,
  isVolumeUnit,
  parseQuantity,
  quantity,
  rational,
} from '@saltbush/recipe-parser/units';
import type { NeededAmount } from './list-need';

/** @example amountInNote('for deep-frying, at least 1.5 litres')?.unit // 'l' */
export function amountInNote(note: string): NeededAmount | undefined {
  for (const piece of note.split(/[,;()]/)) {
    const [, amount = '', unit = ''] = stated.exec(piece.trim()) ?? [];
    const said = parseQuantity(amount.trim());
    const id = findUnit(unit);
    if (said && id !== undefined && (isMassUnit(id) || isVolumeUnit(id))) {
      return { quantity: said, unit: id };
    }
  }
  return undefined;
}

/**
 * What a pot for deep-frying takes, where a recipe does not say how much oil: our estimate. The few spoons of other rows
 * would hide that a bottle is needed.
 *
 * @example amountForFrying('vegetable oil', 'for deep-frying')?.unit // 'ml'
 */
export function amountForFrying(name: string, note: string): NeededAmount | undefined {
  const isForPot = /\boil\b/i.test(name) && /\bdeep[- ]?fr(?:y|ied)/i.test(`${name} ${note}`);
  return isForPot ? { quantity: quantity(rational(750)), unit: 'ml' } : undefined;
}

const stated =
  /^(?:(?:you(?: wi|['’])ll )?need )?(?:at least |about |approx(?:imately|\.)? |around |roughly |ca\.? )?([\d.,/½¼¾⅓⅔⅛ –-]*[\d½¼¾⅓⅔⅛]) ?(\p{L}+)\.?$/u;
