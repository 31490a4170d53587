/**
 * Amounts as people write them, for lines that a program put together: "500.0 g" is "500 g", and "0 As
 * required salt" is "salt, as required".
 *
 * - Zeros behind a point go, unless there are three of them: "1.000 g" is a thousand grams in most of Europe.
 * - More than three decimals are those of a program: a fraction that cooks use, or three of them.
 * - A dash in front of brackets goes: "mushrooms - (4 oz), drained".
 * - An amount of nothing goes, with the unit behind it; before a fraction only the nothing goes.
 * - Words for "as much as you like" in front of the food go behind it.
 */
import { findUnit } from '../units/find-unit';

/** @example withPlainFigures('0 As required salt') // 'salt, as required' */
export function withPlainFigures(line: string): string {
  const text = line
    .replace(longDecimal, plainNumber)
    .replace(zerosBehindPoint, '$1')
    .replace(dashAhead, ' ');
  const rest = text.replace(zeroAhead, '');
  if (rest === text) return text;
  const [, word = '', behind = ''] = /^(\p{L}+)\.?\s+(.+)$/su.exec(rest) ?? [];
  const food = word !== '' && findUnit(word) !== undefined ? behind : rest;
  const [, remark = '', name = ''] = anyAmount.exec(food) ?? [];
  return name === '' ? food : `${name}, ${remark.toLowerCase()}`;
}

/** Of brackets that are closed. */
const dashAhead = /\s[–—-]\s?(?=\([^()]{1,100}\))/g;

const longDecimal = /(?<![\d.,])(\d{1,6})[.,](\d{4,12})(?![\d.,%])/g;

function plainNumber(_all: string, whole: string, decimals: string): string {
  const part = Number(`0.${decimals}`);
  const rest = decimals.replace(/0+$/, '');
  const count = Number(whole);
  const isShort = rest.length < 3;
  const fraction = isShort
    ? undefined
    : fractions.find(([value]) => Math.abs(value - part) < 0.002);
  if (fraction !== undefined) return count === 0 ? fraction[1] : `${count} ${fraction[1]}`;
  return isShort && rest === '' ? whole : String(Math.round((count + part) * 1000) / 1000);
}

/** Thirds and eighths; halves and quarters are short decimals. */
const fractions = [
  [1 / 3, '1/3'],
  [2 / 3, '2/3'],
  [1 / 8, '1/8'],
  [3 / 8, '3/8'],
  [5 / 8, '5/8'],
  [7 / 8, '7/8'],
] as const;

const zerosBehindPoint = /(?<![\d.,])(\d{1,6})[.,]0{1,2}(?![\d.,%])/g;

/** "0 salt", "0.0 salt", "0 e 1/2 cup", but not "00 flour" and "0% fat yoghurt". */
const zeroAhead =
  /^0(?:[.,]0+)?\s+(?:(?:e|and|y|et|und|en|og|och)\s+(?=[\d½¼¾⅓⅔⅛]))?(?=[\p{L}\d½¼¾⅓⅔⅛])(?!%)/iu;

const anyAmount =
  /^(as (?:required|needed|desired)|to taste|ízlés szerint|q\.?\s?b\.?|nach (?:bedarf|geschmack|belieben)|al gusto|c\/n|au goût|selon (?:le )?goût|a gosto|efter smag|efter smak|etter smak|naar smaak|do smaku|podle chuti|по вкусу)\s+(?:of\s+)?(\S.*)$/isu;
