/**
 * The marks inside a step of Cooklang, and the step as a cook reads it.
 *
 * - A mark is `@`, `#` or `~`, perhaps one of the modifiers `@ & ? + -`, then a name up to its braces,
 *   or one word without braces.
 * - `?` makes an ingredient optional, `./` names a recipe. `&` points to one that was named before: with an
 *   amount it is more of it. A place behind it ("&(~1)") points to what a step made.
 * - `name|alias` is called by its alias in the step. A star or an equals sign says how an amount scales.
 * - Of amounts for several numbers of serves ("1|2") the first counts; the whole is left over.
 * - Outside of marks, line breaks are spaces, unless a backslash precedes them.
 */
import { findUnit } from '../../units/find-unit';
import type { Ingredient } from '../../recipe/ingredient';

/** With the file of the recipe that it stands for, without folder and ending. */
export type MarkedIngredient = Ingredient & { file?: string | undefined };

export interface ReadMarks {
  text: string;
  ingredients: MarkedIngredient[];
  isOnlyIngredients: boolean;
  /** Names of timers: "soft eggs". */
  timers: string[];
  /** Cookware with a count: "pot 2". */
  cookware: string[];
  /** Names of cookware: "pot". */
  equipment: string[];
  /** Amounts for other numbers of serves: "water 1|2". */
  otherAmounts: string[];
}

/**
 * @param preservesLines line breaks stay, as in notes
 * @example readMarks('Boil @eggs{2} for ~{3%minutes}.').text // 'Boil eggs for 3 minutes.'
 */
export function readMarks(source: string, preservesLines = false): ReadMarks {
  const ingredients: MarkedIngredient[] = [];
  let text = '';
  let beside = '';
  const timers: string[] = [];
  const cookware: string[] = [];
  const equipment: string[] = [];
  const otherAmounts: string[] = [];
  for (const match of source.matchAll(pieces)) {
    const [whole, escaped, mark, modifiers = '', place, name, inside, note, word, wordNote] = match;
    if (escaped !== undefined) {
      text += escaped === '\n' ? `${escapedBreak}\n` : escaped;
      beside += escaped;
    } else if (mark === undefined || (name === undefined && word === undefined)) {
      text += whole;
      beside += whole;
    } else {
      const [own = '', alias] = (name ?? word ?? '').split(bar).map(plain);
      const isFile = mark === '@' && path.test(name ?? '');
      const piece = { modifiers, name: own, isFile, inside: inside ?? '', note: note ?? wordNote };
      const isMade = mark !== '@' || place !== undefined;
      if (!isMade && piece.name !== '') ingredients.push(...ingredientFrom(piece));
      if (!isMade && bar.test(piece.inside)) otherAmounts.push(`${piece.name} ${piece.inside}`);
      if (mark !== '@') beside += whole;
      if (mark === '~' && piece.inside !== '' && piece.name !== '') timers.push(piece.name);
      if (mark === '#' && (piece.inside !== '' || piece.note)) cookware.push(cookwareText(piece));
      if (mark === '#' && piece.name !== '') equipment.push(piece.name);
      text += mark === '~' ? timerText(piece) : alias || piece.name;
    }
  }
  return {
    text: preservesLines ? tidyLines(text) : tidy(text),
    ingredients,
    isOnlyIngredients: ingredients.length > 0 && !/[\p{L}\p{N}]/u.test(beside),
    timers,
    cookware,
    equipment,
    otherAmounts,
  };
}

interface Mark {
  modifiers: string;
  name: string;
  /** The name is that of another recipe's file. */
  isFile: boolean;
  inside: string;
  note: string | undefined;
}

/** An escaped character, a mark with braces or one word, or plain text. */
const pieces =
  /\\([^\p{L}\p{N}])|([@#~])([@&?+-]*)(\(=?~?\d{1,3}\))?(?:((?!\s)(?:[^@#~{}\n\\]|\\[^\n]){0,1000}?)\{((?:[^}\n\\]|\\[^\n]){0,400})\}(?:\(((?:[^)\n\\]|\\[^\n]){0,1000})\))?|((?:[\p{L}\p{M}\p{N}\p{Extended_Pictographic}_'’-]|\u200d|\ufe0f)+)(?:\(((?:[^)\n\\]|\\[^\n]){0,1000})\))?)?|[^\\@#~]+|\\/gu;

/** A bar that is not escaped. */
const bar = /(?<!\\)\|/;

/** Marks a line break escaped by a backslash while other line breaks become spaces. */
const escapedBreak = '\u0001';

/** In front of the name of a recipe's file. */
const path = /^\.{1,2}\/(?:.*\/)?/;

function plain(text: string): string {
  return text
    .replace(path, '')
    .replace(/\\([^\p{L}\p{N}])/gu, '$1')
    .trim();
}

function ingredientFrom({ modifiers, name, isFile, inside, note }: Mark): MarkedIngredient[] {
  if (modifiers.includes('&') && inside.trim() === '') return [];
  const { amount, unit } = quantityIn(inside);
  const remarks = [
    note === undefined ? '' : plain(note),
    modifiers.includes('?') ? 'optional' : '',
  ];
  const file = isFile ? { file: name } : {};
  const line = { name, amount: plain(amount), unit: plain(unit), ...file };
  const remark = remarks.filter(Boolean).join(', ');
  return [remark === '' ? line : { ...line, note: remark }];
}

/** "240*%ml", "=1%tsp", "1|2%cup", "1 L". */
function quantityIn(inside: string): { amount: string; unit: string } {
  const [, said = '', unit = ''] = /^((?:[^\\%]|\\.)*)%?(.*)$/.exec(inside) ?? [];
  const [first = ''] = said.split(bar);
  const amount = first.replace(/^\s*=/, '').replace(/(?<!\\)\*\s*$/, '');
  const [, number, word = ''] = /^\s*([\d./ ½⅓⅔¼¾⅛–-]{1,20}) +(\p{L}.{0,40})$/u.exec(amount) ?? [];
  const isUnit = unit === '' && number !== undefined && findUnit(word) !== undefined;
  return isUnit ? { amount: number, unit: word } : { amount, unit };
}

function cookwareText({ name, inside, note }: Mark): string {
  return [name, plain(inside.replace('%', ' ')), note && plain(note)].filter(Boolean).join(' ');
}

function timerText({ name, inside }: Mark): string {
  const [amount = '', unit = ''] = inside.split('%').map(plain);
  return [amount, unit].filter(Boolean).join(' ') || name;
}

const tidy = (text: string): string =>
  text
    .replace(/(?<!\u0001)\n/g, ' ')
    .replaceAll(escapedBreak, '')
    .replace(/[ \t]+/g, ' ')
    .trim();

const tidyLines = (text: string): string => text.replaceAll(escapedBreak, '').trim();
