/**
 * Parses an ingredient line (Spec 1: recipes from pages, pastes and photos).
 *
 * - Any text gives a result; nothing is thrown.
 * - A text of more than `longestLine` characters is not parsed: all of it is the name.
 * - No text is lost: every word is found again in amount, unit, size, name or note, but for those
 *   that only join ("of", "x", "a"). The rest is in the name.
 * - The line is cut into tokens; its front states an amount (line/amount/head.ts), the rest what and how
 *   (line/name/name.ts); an amount or unit after the food is looked for last (line/trailing-amount.ts).
 */
import { space } from '../characters/characters';
import { findNamedFood } from '../foods/food-index';
import { withoutBullet } from '../text/lines/bullets';
import type { Ingredient } from '../recipe/ingredient';
import { readHead } from './line/amount/head';
import type { Head } from './line/amount/head-parts';
import type { Measurement } from './line/amount/measurement';
import { readName } from './line/name/name';
import type { Name } from './line/name/name-parts';
import { afterLabel, afterListMarker } from './line/line-prefix';
import { afterPartOfFood } from './line/part-of-food';
import { lineOf } from './line/tokens/line';
import { withPlainAmounts } from './line/tokens/plain-amounts';
import { tailSpan, textOf, textOfSpans, textOfTokens } from './line/tokens/token-text';
import { spanOf } from './line/tokens/tokens';
import type { Line, Span } from './line/tokens/tokens';
import { noteOtherAmount, takeTrailingAmount, takeTrailingUnit } from './line/trailing-amount';
import { packagingUnits } from './line/amount/unit-roles';
import { optional } from './line/tokens/word-classes';
import { firstKind, twoKinds } from './two-kinds';
import { parseQuantity } from '../units/parse-quantity';
import { formatQuantity, toNumber } from '../units/quantity';
import type { Quantity } from '../units/quantity';
import { rationalToNumber } from '../units/rational';
import { isUnitOption, notationFor, unitLabel } from '../units/units';
import type { UnitId } from '../units/units';

export interface ParsedIngredient {
  amount: Quantity | undefined;
  /** As written: "1 1/2", "about" left out; "1lb 9oz" where amount and unit are one text. */
  amountText: string;
  unit: UnitId | undefined;
  /** As written: "Tbsp". */
  unitText: string;
  /** "large", "heaped". */
  size: string;
  /** The food: "plain flour". Blank only when the line has no information but how much. */
  name: string;
  /** Preparation and remarks in the order of the line: "finely chopped, to serve". */
  note: string;
  /** The part of the note that was before the food: "finely chopped". */
  preparation: string;
  isOptional: boolean;
  /** Foods that may be taken instead: "margarine". */
  alternatives: string[];
  /** Size of one package or piece: 400 g in "2 x 400g tins". */
  packageSize: Measurement | undefined;
  /** The same amount in another unit: 7 oz in "200g/7oz". */
  secondAmount: Measurement | undefined;
  /** To be added to the amount: 2 tbsp in "1 cup plus 2 tbsp". */
  extraAmount: Measurement | undefined;
  /** As written, a part of the note: "plus 2 tbsp". */
  extraText: string;
  /** Whether the name lists foods that all get the amount: "1 tsp each cumin and paprika". */
  isEach: boolean;
}

/**
 * @example parseIngredient('1 1/2 cups plain flour, sifted')
 * // { amount: 3/2, unit: 'cup', name: 'plain flour', note: 'sifted', … }
 */
export function parseIngredient(written: string): ParsedIngredient {
  const isTooLong = written.length > longestLine;
  const line = lineOf(isTooLong ? '' : withPlainAmounts(withoutBullet(written)));
  const isPlain = opensWithAmount(line) && !line.text.includes(':');
  const listStart = isPlain ? 0 : afterListMarker(line);
  const labelEnd = isPlain ? 0 : afterLabel(line, listStart);
  const start = isPlain ? 0 : afterPartOfFood(line, labelEnd);
  const head = readHead(line, start);
  const isInPackage = head.unit !== undefined && packagingUnits.has(head.unit);
  const isPackaged = isInPackage || head.isPackaged;
  const name = readName(line, head.next, {
    isPackaged,
    isEach: head.isEach,
    hasAmount: head.amount !== undefined,
  });
  if (labelEnd > listStart) head.remarks.push(spanOf(line, listStart, labelEnd - 1));
  if (start > labelEnd) name.preparations.push(spanOf(line, labelEnd, start));
  if (head.amount === undefined) takeTrailingAmount(line, head, name);
  if (head.unit === undefined) takeTrailingUnit(line, head, name);
  const hasMore = name.next < line.tokens.length || name.bracketAt !== undefined;
  if (hasMore) noteOtherAmount(line, head, name);
  const parsed = presentLine(line, head, name);
  return isTooLong ? { ...parsed, name: written.trim() } : parsed;
}

/** Most lines: a number and a space, so that no mark of a list and no label is before it. */
function opensWithAmount({ text, tokens }: Line): boolean {
  const first = tokens.length > 0 ? tokens[0] : undefined;
  return (
    first?.kind === 'number' && first.end < text.length && text.charCodeAt(first.end) === space
  );
}

/** Twice what the name of an ingredient may have (contract, recipes). */
const longestLine = 1_000;

/** What a program gets from a line; see `parsedIngredientLine`. */
export interface ParsedIngredientLine {
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  name: string;
  note: string;
}

/**
 * The line as plain values, for the command line and other programs.
 *
 * @example parsedIngredientLine('2-3 large carrots, grated')
 * // { amount: 2, amountMax: 3, unit: null, name: 'carrots', note: 'large, grated' }
 */
export function parsedIngredientLine(sentence: string): ParsedIngredientLine {
  const { amount, unit, name, size, note } = parseIngredient(sentence);
  return {
    amount: amount ? rationalToNumber(amount.min) : null,
    amountMax: amount ? toNumber(amount) : null,
    unit: unit === undefined ? null : unitLabel(unit, 1),
    name,
    note: joined([size, note], ', '),
  };
}

/**
 * The line as text fields for a row of the recipe form.
 *
 * - The unit is the option's value where the form offers it (Spec 3), else the word as written.
 * - The size of a food stays before its name ("large eggs"), the size of a measure is a note.
 * - What is added in another unit is with the amount, so that it is multiplied too.
 * - A preparation that a shop sells stays with the food: "cooked rice", but "rice" of "rinsed rice".
 * - A line of which nothing but an amount is understood stays whole in the name.
 *
 * @example splitIngredientLine('2 Tbsp. olive oil (extra virgin)')
 * // { amount: '2', unit: 'tbsp', name: 'olive oil', note: 'extra virgin' }
 * @example splitIngredientLine('1 cup plus 2 tbsp sugar')
 * // { amount: '1 cup plus 2 tbsp', unit: '', name: 'sugar' }
 */
export function splitIngredientLine(text: string): Ingredient {
  return splitTwoKinds(text) ?? splitOneFood(text);
}

/** "1 red and 2 green capsicums, diced" is a red one, "and 2 green capsicums, diced". */
function splitTwoKinds(text: string): Ingredient | undefined {
  const found = twoKinds(text);
  if (!found) return undefined;
  const { name, unit, note = '' } = splitOneFood(`1 ${found.second}`);
  const first = unit === '' ? firstKind(found.kind, name) : undefined;
  if (first === undefined) return undefined;
  const more = `and ${found.secondAmount} ${name}`;
  return { name: first, amount: found.amount, unit: '', note: joined([more, note], ', ') };
}

function splitOneFood(text: string): Ingredient {
  const parsed = parseIngredient(text);
  const { amount, amountText, unit, unitText, extraText, size } = parsed;
  const { name, note } = withSoldPreparation(parsed);
  if (name === '') return { name: text.trim(), amount: '', unit: '' };
  if (extraText !== '') {
    return {
      name,
      amount: joined([amountText, unitText, extraText], ' '),
      unit: '',
      note: joined([size, note.replace(extraText, '').replace(looseCommas, '')], ', ') || undefined,
    };
  }
  const isSeparate = (unit === undefined || unitText !== '') && isPlainAmount(amountText);
  const hasUnit = unit !== undefined;
  return {
    name: hasUnit ? name : joined([size, name], ' '),
    amount: isSeparate || !amount ? amountText : formatQuantity(amount, notationFor(unit)),
    unit: hasUnit && (isUnitOption(unit) || !isSeparate) ? unit : unitText,
    note: joined([hasUnit ? size : '', note], ', ') || undefined,
  };
}

/** No "2 1" of "2 1 spring onion". */
function isPlainAmount(text: string): boolean {
  return !text.includes(' ') || parseQuantity(text) !== undefined;
}

function withSoldPreparation({
  name,
  note,
  preparation,
}: ParsedIngredient): Pick<ParsedIngredient, 'name' | 'note'> {
  if (preparation === '') return { name, note };
  const [first = ''] = name.split(listSeparator, 1);
  // Of "extra-lean minced beef" only "minced" is of the food's name.
  const words = preparation.split(' ');
  const from = words.findIndex((_, at) => isSoldSo(words.slice(at).join(' '), first));
  if (from === -1) return { name, note };
  const sold = words.slice(from).join(' ');
  return {
    name: sold === 'minced' ? mincedName(name, first) : name.replace(temperature, `$&${sold} `),
    note: note
      .replace(preparation, preparation.slice(0, -sold.length).trim())
      .replace(looseCommas, ''),
  };
}

/** "Cooked rice" is, and so are "cooked Japanese short-grain rice" and "lean minced beef", by their last words. */
function isSoldSo(preparation: string, food: string): boolean {
  if (findNamedFood(`${preparation} ${food}`)) return true;
  if (!soldOfAnyKind.has(preparation)) return false;
  return findNamedFood(`${preparation} ${lastWordOf(food)}`) !== undefined;
}

/** "Lean beef" is "lean minced beef". */
function mincedName(name: string, food: string): string {
  const start = food.length - lastWordOf(food).length;
  return `${name.slice(0, start)}minced ${name.slice(start)}`;
}

/** "Hot rice" is "hot cooked rice". */
const temperature = /^(?:(?:hot|warm|cold|leftover) )?/i;

const soldOfAnyKind: ReadonlySet<string> = new Set(['cooked', 'minced']);

const lastWordOf = (food: string): string => food.slice(food.lastIndexOf(' ') + 1);

const listSeparator = /,|\s(?:and|&|\+)\s/;

/** What a remark leaves behind when it is removed out of the note. */
const looseCommas = /^(?:, )+|(?:, )+$|, (?=, )/g;

function presentLine(line: Line, head: Head, name: Name): ParsedIngredient {
  const { text, tokens } = line;
  const tail = name.next < tokens.length ? tailSpan(line, name.next) : undefined;
  const nameText = textOfTokens(line, name.tokens);
  return {
    amount: head.amount,
    amountText: textOf(text, head.amountSpan),
    unit: head.unit,
    unitText: textOf(text, head.unitSpan),
    size:
      head.sizes.length === 0 && name.sizes.length === 0
        ? ''
        : textOfSpans(text, together(head.sizes, name.sizes), ' '),
    name: nameText === '' ? textOf(text, tail) : nameText,
    note: noteText(text, head, name, nameText === '' ? undefined : tail),
    preparation: name.preparations.length === 0 ? '' : textOfSpans(text, name.preparations, ', '),
    isOptional: (line.classes & optional) !== 0,
    alternatives:
      name.alternatives.length === 0 ? [] : name.alternatives.map((span) => textOf(text, span)),
    packageSize: head.packageSize,
    secondAmount: head.secondAmount,
    extraAmount: head.extraAmount,
    extraText: textOf(text, head.extraSpan),
    isEach: head.isEach,
  };
}

function noteText(text: string, head: Head, name: Name, tail: Span | undefined): string {
  const isTailOnly =
    head.remarks.length === 0 && name.preparations.length === 0 && name.remarks.length === 0;
  if (isTailOnly) return tail ? text.slice(tail.start, tail.end) : '';
  const remarks = together(together(head.remarks, name.preparations), name.remarks);
  if (!tail) return textOfSpans(text, remarks, ', ');
  return textOfSpans(text, [...remarks, tail], ', ');
}

/** Both lists as one; most lines have neither. */
function together(first: readonly Span[], second: readonly Span[]): readonly Span[] {
  if (second.length === 0) return first;
  return first.length === 0 ? second : [...first, ...second];
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}
