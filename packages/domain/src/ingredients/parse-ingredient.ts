/**
 * Understands an ingredient line (Spec 1: recipes from pages, pastes and photos).
 *
 * - Any text gives an answer; nothing is thrown.
 * - No text is lost: every word is found again in amount, unit, size, name or note, but for those
 *   that only join ("of", "x", "a"). What is not understood stays in the name.
 * - The line is cut into tokens; its front says how much (line/head.ts), the rest what and how
 *   (line/name.ts); an amount or unit behind the food is looked for last (line/trailing.ts).
 */
import type { Ingredient } from './ingredient';
import { readHead } from './line/head';
import type { Head } from './line/head-parts';
import type { Measurement } from './line/measurement';
import { readName } from './line/name';
import type { Name } from './line/name-parts';
import { afterLabel, afterListMark } from './line/opening';
import { afterPartOfFood } from './line/part-of-food';
import { withoutLooseEnd, withPlainBrackets } from './line/plain-brackets';
import { tailSpan, textOf, textOfSpans, textOfTokens } from './line/text';
import { hasClass, spanOf, tokensOf } from './line/tokens';
import type { Line } from './line/tokens';
import { noteOtherAmount, takeTrailingAmount, takeTrailingUnit } from './line/trailing';
import { packagingUnits } from './line/unit-roles';
import { optional } from './line/word-classes';
import { formatQuantity, toNumber } from './quantity';
import type { Quantity } from './quantity';
import { rationalToNumber } from './rational';
import { isUnitOption, notationFor, unitLabel } from './units';
import type { UnitId } from './units';

export interface ParsedIngredient {
  amount: Quantity | undefined;
  /** As written: "1 1/2", "about" left out; "1lb 9oz" where amount and unit are not apart. */
  amountText: string;
  unit: UnitId | undefined;
  /** As written: "Tbsp". */
  unitText: string;
  /** "large", "heaped". */
  size: string;
  /** The food: "plain flour". Blank only when the line says nothing but how much. */
  name: string;
  /** Preparation and remarks in the order of the line: "finely chopped, to serve". */
  note: string;
  /** The part of the note that stood before the food: "finely chopped". */
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
  const text = withPlainBrackets(written);
  const line: Line = { text, tokens: tokensOf(text) };
  const listStart = afterListMark(line);
  const labelEnd = afterLabel(line, listStart);
  const start = afterPartOfFood(line, labelEnd);
  const head = readHead(line, start);
  const isInPackage = head.unit !== undefined && packagingUnits.has(head.unit);
  const isPackaged = isInPackage || head.isPackaged;
  const name = readName(line, head.next, { isPackaged, isEach: head.isEach });
  if (labelEnd > listStart) head.remarks.push(spanOf(line, listStart, labelEnd - 1));
  if (start > labelEnd) name.preparations.push(spanOf(line, labelEnd, start));
  takeTrailingAmount(line, head, name);
  takeTrailingUnit(line, head, name);
  noteOtherAmount(line, head, name);
  return presentLine(line, head, name);
}

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
 * - What is added in another unit stands with the amount, so that it is multiplied too.
 * - A line of which nothing but an amount is understood stays whole in the name.
 *
 * @example splitIngredientLine('2 Tbsp. olive oil (extra virgin)')
 * // { amount: '2', unit: 'tbsp', name: 'olive oil', note: 'extra virgin' }
 * @example splitIngredientLine('1 cup plus 2 tbsp sugar')
 * // { amount: '1 cup plus 2 tbsp', unit: '', name: 'sugar' }
 */
export function splitIngredientLine(text: string): Ingredient {
  const parsed = parseIngredient(text);
  const { amount, amountText, unit, unitText, extraText, size, name, note } = parsed;
  if (name === '') return { name: text.trim(), amount: '', unit: '' };
  if (extraText !== '') {
    return {
      name,
      amount: joined([amountText, unitText, extraText], ' '),
      unit: '',
      note: joined([size, note.replace(extraText, '').replace(looseCommas, '')], ', ') || undefined,
    };
  }
  const isApart = unit === undefined || unitText !== '';
  const hasUnit = unit !== undefined;
  return {
    name: hasUnit ? name : joined([size, name], ' '),
    amount: isApart || !amount ? amountText : formatQuantity(amount, notationFor(unit)),
    unit: hasUnit && (isUnitOption(unit) || !isApart) ? unit : unitText,
    note: joined([hasUnit ? size : '', note], ', ') || undefined,
  };
}

/** What a remark leaves behind when it is taken out of the note. */
const looseCommas = /^(?:, )+|(?:, )+$|, (?=, )/g;

function presentLine(line: Line, head: Head, name: Name): ParsedIngredient {
  const { text, tokens } = line;
  const tail = tailSpan(line, name.next);
  const remarks = [...head.remarks, ...name.preparations, ...name.remarks];
  const nameText = textOfTokens(line, name.tokens);
  return {
    amount: head.amount,
    amountText: textOf(text, head.amountSpan),
    unit: head.unit,
    unitText: textOf(text, head.unitSpan),
    size: textOfSpans(text, [...head.sizes, ...name.sizes], ' '),
    name: nameText === '' ? textOf(text, tail) : nameText,
    note: withoutLooseEnd(
      textOfSpans(text, nameText === '' || !tail ? remarks : [...remarks, tail], ', '),
    ),
    preparation: textOfSpans(text, name.preparations, ', '),
    isOptional: tokens.some((token) => hasClass(token, optional)),
    alternatives: name.alternatives.map((span) => textOf(text, span)),
    packageSize: head.packageSize,
    secondAmount: head.secondAmount,
    extraAmount: head.extraAmount,
    extraText: textOf(text, head.extraSpan),
    isEach: head.isEach,
  };
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}
