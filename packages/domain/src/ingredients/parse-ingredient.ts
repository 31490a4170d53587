/**
 * Understands an ingredient line.
 */
import { lineHeadAt } from './line-head';
import type { LineHead, Span } from './line-head';
import { lineNameAt } from './line-name';
import type { LineName } from './line-name';
import { tokensOf } from './line-tokens';
import type { Line } from './line-tokens';
import type { Measurement } from './measurement';
import { toNumber } from './quantity';
import type { Quantity } from './quantity';
import { rationalToNumber } from './rational';
import { counting, manner, part, prepared, joining, article, describing } from './word-classes';
import { trailingUnits } from './unit-roles';
import { isUnitOption, unitLabel } from './units';
import type { UnitId } from './units';
import type { Ingredient } from '../recipes/recipe';

export interface ParsedIngredient {
  amount?: Quantity | undefined;
  /** The amount as typed: "1 1/2". */
  amountText: string;
  unit?: UnitId | undefined;
  /** The unit as typed: "Tbsp". */
  unitText: string;
  name: string;
  note: string;
  size?: string | undefined;
  preparation?: string | undefined;
  isOptional: boolean;
  alternatives: string[];
  packageSize?: Measurement | undefined;
  secondAmount?: Measurement | undefined;
  extraAmount?: Measurement | undefined;
}

export function parseIngredient(text: string): ParsedIngredient {
  const line: Line = { text, tokens: tokensOf(text) };
  const start = afterPart(line);
  const head = lineHeadAt(line, start);
  const name = lineNameAt(line, head.next);
  takeTrailingUnit(line, head, name);
  const nameText = joinTokens(line, name.tokens);
  const tailStart = line.tokens[name.next]?.start;
  const tail = tailStart === undefined ? '' : text.slice(tailStart);
  const slice = (span: Span) => text.slice(span.start, span.end);
  const preps = [
    ...(start > 0 ? [text.slice(line.tokens[0]!.start, line.tokens[start - 1]!.end)] : []),
    ...name.preparations.map(slice),
  ];
  const note = [
    ...head.remarks.map(slice),
    ...head.sizes.map(slice),
    ...name.sizes.map(slice),
    ...preps,
    ...name.remarks.map(slice),
    tail,
  ]
    .map((t) => t.replace(/^[\s,;:–—-]+|[\s,;:]+$/g, ''))
    .filter(Boolean)
    .join(', ');
  return {
    amount: head.amount,
    amountText: head.amountSpan ? slice(head.amountSpan) : '',
    unit: head.unit,
    unitText: head.unitSpan ? slice(head.unitSpan) : '',
    name: nameText,
    note,
    isOptional: /optional/i.test(note),
    alternatives: name.alternatives.map(slice),
    packageSize: head.packageSize,
    secondAmount: head.secondAmount,
    extraAmount: head.extraAmount,
  };
}

function afterPart({ tokens }: Line): number {
  let at = 0;
  let hasPart = false;
  for (; ; at++) {
    const t = tokens[at];
    if (!t || t.kind !== 'word') return 0;
    if ((t.classes & part) !== 0) hasPart = true;
    else if (hasPart && (t.text === 'of' || t.text === 'from')) break;
    else if ((t.classes & (prepared | manner | joining | article | describing)) === 0) return 0;
  }
  const t = tokens[at + 1];
  return t && (t.kind === 'number' || (t.classes & counting) !== 0) ? at + 1 : 0;
}

function takeTrailingUnit(line: Line, head: LineHead, name: LineName): void {
  if (head.amount === undefined || head.unit !== undefined || name.tokens.length < 2) return;
  const last = line.tokens[name.tokens.at(-1)!]!;
  if (last.unit === undefined || !trailingUnits.has(last.unit)) return;
  head.unit = last.unit;
  head.unitSpan = last;
  name.tokens.pop();
}

function joinTokens({ text, tokens }: Line, indexes: readonly number[]): string {
  const parts: string[] = [];
  let from = -1;
  let previous = -2;
  for (const index of indexes) {
    if (index !== previous + 1) {
      const stretch = tokens.slice(previous + 1, index);
      const onlyMarks =
        previous >= 0 && stretch.every((t) => t.kind === 'slash' || t.kind === 'comma');
      if (!onlyMarks) {
        if (from >= 0) parts.push(text.slice(tokens[from]!.start, tokens[previous]!.end));
        from = index;
      }
    }
    previous = index;
  }
  if (from >= 0) parts.push(text.slice(tokens[from]!.start, tokens[previous]!.end));
  return parts.join(' ');
}

export interface ParsedLine {
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  name: string;
  note: string;
}
export function parsedIngredientLine(sentence: string): ParsedLine {
  const p = parseIngredient(sentence);
  return {
    amount: p.amount ? rationalToNumber(p.amount.min) : null,
    amountMax: p.amount ? toNumber(p.amount) : null,
    unit: p.unit ? unitLabel(p.unit, 1) : null,
    name: p.name,
    note: p.note,
  };
}

export function splitIngredientLine(text: string): Ingredient {
  const p = parseIngredient(text);
  return {
    amount: p.amountText,
    unit: p.unit && isUnitOption(p.unit) ? p.unit : p.unitText,
    name: p.name || text.trim(),
    note: p.note || undefined,
  };
}
