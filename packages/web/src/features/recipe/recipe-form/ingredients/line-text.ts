/**
 * An ingredient row as one line of text, and the row again from what was typed.
 *
 * - A row that nobody typed in stays as it was saved.
 * - A line that stands for a recipe does so until it is named otherwise.
 * - A part that an edit leaves as it is keeps what was saved of it, also where the text would be split otherwise.
 */
import {
  parseIngredient,
  splitIngredientLine,
  trailingAmountText,
} from '@saltbush/recipe-parser/ingredients';
import { unitFor } from '../../recipe-content';
import type { IngredientRow } from '../form-values';

/** @example lineText({ amount: '2', unit: 'cup', name: 'flour', note: 'sifted' }) // '2 cups flour, sifted' */
export function lineText(row: IngredientRow): string {
  if (row.text !== undefined) return row.text;
  const { amount, unit, name, note } = row;
  const behind = unit === '' ? trailingAmountText(amount) : undefined;
  const line = [behind ? '' : headText(row), name].filter(Boolean).join(' ');
  return [line, behind, note].filter(Boolean).join(', ');
}

/** The row as its line was changed to; who changed it has looked at it. */
export function withLineText(row: IngredientRow, text: string): IngredientRow {
  const [before, after] = [split(lineText(row)), split(text)];
  const shown = text.toLowerCase();
  const isLeft = (part: Part) =>
    after[part] === before[part] && shown.trim() !== '' && shown.includes(row[part].toLowerCase());
  const changed = parts.map((part) => [part, isLeft(part) ? row[part] : after[part]]);
  return {
    ...row,
    ...(Object.fromEntries(changed) as Record<Part, string>),
    text,
    recipeId: isStillNamed(row.name, text) ? row.recipeId : undefined,
    doubt: undefined,
  };
}

/** Whether a line that stands for a recipe is still about it: a line with another name is another ingredient. */
const isStillNamed = (name: string, text: string): boolean =>
  text.toLowerCase().includes(name.trim().slice(0, 3).toLowerCase());

/** Where the amount and its unit are in the line. */
export function amountPlace(row: IngredientRow): readonly [number, number] | undefined {
  if (row.amount === '') return undefined;
  const text = lineText(row);
  const head = headText(row);
  if (text.startsWith(head)) return [0, head.length];
  const { amountText, unitText } = parseIngredient(text);
  const start = amountText === '' ? -1 : text.indexOf(amountText);
  if (start < 0) return undefined;
  const end = start + amountText.length;
  const unit = text.slice(end).trimStart();
  return [start, unit.startsWith(unitText) ? text.length - unit.length + unitText.length : end];
}

type Part = (typeof parts)[number];
const parts = ['name', 'amount', 'unit', 'note'] as const;

function split(text: string): Record<Part, string> {
  const { name, amount, unit, note = '' } = splitIngredientLine(text);
  return { name, amount, unit, note };
}

const headText = ({ amount, unit }: IngredientRow): string =>
  [amount, unitFor(unit, amount)].filter(Boolean).join(' ');
