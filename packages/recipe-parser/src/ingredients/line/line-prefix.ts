/**
 * What precedes the amount and is not part of it.
 *
 * - List marks: "- 2 eggs", "[ ] 2 eggs", "1. 200g flour", "2) 3 eggs" (a number, a point or bracket, a space).
 * - A label: "Optional: chives", "To serve: rice", "Dazu passt: Reis"; any label when one amount with its food follows,
 *   "Dressing: 2 tbsp oil". In "Flour: 200 g" flour is the food, and in "Bouquet garni: 3 sprigs
 *   rosemary, 2 sprigs thyme" so is the bouquet. "Vajce: 1 ks" and "Jajka: 2 blorp" have a measure behind.
 */
import { closeBracket, codeAt, isDigit, isSpace, point } from '../../characters/characters';
import { findNamedFood } from '../../foods/food-index';
import { isFoodAt } from './tokens/food-boundaries';
import { isTimes } from './tokens/lexicon';
import { measurementAt } from './amount/measurement';
import { hasClass } from './tokens/tokens';
import type { Line, Token } from './tokens/tokens';
import { counter, optional, remark } from './tokens/word-classes';

/** Index of the first token after list marks. */
export function afterListMarker({ text, tokens }: Line): number {
  let at = 0;
  while (tokens[at] && tokens[at]?.kind !== 'word' && !tokens[at]?.quantity) {
    if (tokens[at]?.kind === 'open' && !isCheckBox(tokens, at)) return at;
    at += isCheckBox(tokens, at) && tokens[at + 1]?.kind === 'word' ? 2 : 1;
  }
  const number = tokens[at];
  if (!number?.quantity || number.end - number.start > mostNumberingDigits) return at;
  const mark = codeAt(text, number.end);
  const isMarked = mark === closeBracket || mark === point;
  const isNumbering = isMarked && isDigit(codeAt(text, number.end - 1));
  if (!isNumbering || !isSpace(codeAt(text, number.end + 1))) return at;
  return at + (mark === closeBracket ? 2 : 1);
}

/** "[ ]", "[x]". */
function isCheckBox(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== '[') return false;
  const close = isTimes(tokens[at + 1]) ? at + 2 : at + 1;
  return tokens[close]?.text === ']';
}

const mostNumberingDigits = 2;
const longestLabel = 4;

/** Index of the first token after a label, or `from` when there is none. */
export function afterLabel(line: Line, from: number): number {
  const { tokens } = line;
  if (isCountOfLabel(tokens, from)) return afterLabel(line, from + 1);
  let colon = from;
  while (tokens[colon]?.kind === 'word' && colon - from <= longestLabel) colon++;
  if (colon === from || tokens[colon]?.text !== ':') return from;
  const next = colon + 1;
  if (hasClass(tokens[from], optional | remark) || labelWords.has(tokens[from]?.text ?? '')) {
    return tokens[next] ? next : from;
  }
  const measured = measurementAt(line, next);
  const amountEnd = measured?.next ?? next + 1;
  if (!tokens[next]?.quantity || !isFoodAt(tokens, amountEnd)) return from;
  if (!measured && isMeasureWord(line, amountEnd)) return from;
  return tokens.some((token, at) => at >= amountEnd && token.quantity) ? from : next;
}

/** "1 Optional garnish: mint": the count of a page whose every line must have one. */
function isCountOfLabel(tokens: readonly Token[], from: number): boolean {
  const label = tokens[from + 1];
  if (!tokens[from]?.quantity || label?.kind !== 'word') return false;
  if (!hasClass(label, optional) && !labelWords.has(label.text)) return false;
  const colon = tokens.findIndex(({ kind }, at) => at > from && kind !== 'word');
  return colon - from <= longestLabel && tokens[colon]?.text === ':';
}

/** The only word behind a number, unless it is a food that is known: "Salad: 1 lettuce". */
function isMeasureWord({ text, tokens }: Line, at: number): boolean {
  const word = tokens[at];
  if (!word || tokens[at + 1]) return false;
  return hasClass(word, counter) || !findNamedFood(text.slice(word.start, word.end));
}

const labelWords: ReadonlySet<string> = new Set(
  (
    'garnish garnishes topping toppings dressing sauce marinade filling icing ' +
    'dazu hierzu als daarbij erbij garnitur garnierung dekoration deko garnering beilage bijgerecht'
  ).split(' '),
);
