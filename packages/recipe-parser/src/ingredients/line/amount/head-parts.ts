/** The parse state of the front of a line: amount, unit, size. */
import type { Quantity } from '../../../units/quantity';
import type { UnitId } from '../../../units/units';
import { measurementAt } from './measurement';
import type { Measurement } from './measurement';
import { afterBracket, hasClass, spanOf } from '../tokens/tokens';
import type { Line, Span } from '../tokens/tokens';
import { approximation, counter } from '../tokens/word-classes';

export interface Head {
  amount: Quantity | undefined;
  amountSpan: Span | undefined;
  unit: UnitId | undefined;
  unitSpan: Span | undefined;
  /** Size of one package or piece: 400 g in "2 x 400g tins". */
  packageSize: Measurement | undefined;
  /** The same amount in another unit: 7 oz in "200g/7oz". */
  secondAmount: Measurement | undefined;
  /** To be added: 2 tbsp in "1 cup plus 2 tbsp". */
  extraAmount: Measurement | undefined;
  /** Where it indicates it: "plus 2 tbsp". */
  extraSpan: Span | undefined;
  /** Whether every food that follows gets the amount: "1 tsp each cumin and paprika". */
  isEach: boolean;
  /** Whether the amount is of something in a package: "400g tin". */
  isPackaged: boolean;
  readonly sizes: Span[];
  /** Read, but neither amount, unit nor size. */
  readonly remarks: Span[];
  /** Index of the next token to read; in the end, where the food begins. */
  next: number;
}

export function emptyHead(at: number): Head {
  return {
    amount: undefined,
    amountSpan: undefined,
    unit: undefined,
    unitSpan: undefined,
    packageSize: undefined,
    secondAmount: undefined,
    extraAmount: undefined,
    extraSpan: undefined,
    isEach: false,
    isPackaged: false,
    sizes: [],
    remarks: [],
    next: at,
  };
}

/** Stores the tokens up to `to` as a remark. */
export function takeRemark(line: Line, head: Head, to: number): void {
  head.remarks.push(spanOf(line, head.next, to));
  head.next = to;
}

/** "Each" before the foods that get the amount, in German before the amount, too: "je 1 TL Zimt und Nelken". */
export function takeEach(line: Line, head: Head): boolean {
  const { tokens } = line;
  if (!eachWords.has(tokens[head.next]?.text ?? '')) return false;
  head.isEach = true;
  takeRemark(line, head, head.next + 1);
  if (tokens[head.next]?.kind === 'comma' && tokens[head.next + 1]) head.next++;
  return true;
}

const eachWords: ReadonlySet<string> = new Set(['each', 'je', 'jeweils']);

/** "3 units of lemon", "2 st ägg", but "1 St. Louis rib rack". */
export function takeCounter({ text, tokens }: Line, head: Head): boolean {
  const token = tokens[head.next];
  if (!token || !hasClass(token, counter) || tokens[head.next + 1]?.kind !== 'word') return false;
  if (token.text === 'st' && text.startsWith('St', token.start)) return false;
  head.next++;
  return true;
}

/** How many prawns a pound has: "16-20 count", "21/25". */
export function takeCountPerPound(line: Line, head: Head): boolean {
  const { tokens } = line;
  const number = tokens[head.next]?.quantity;
  if (!number) return false;
  const isCounted = countsPerPound.has(tokens[head.next + 1]?.text ?? '');
  if (!isCounted && number.max.denominator < leastPerPound) return false;
  takeRemark(line, head, head.next + (isCounted ? 2 : 1));
  return true;
}

const countsPerPound: ReadonlySet<string> = new Set(['count', 'ct']);
/** No fraction of a kitchen has such a denominator, but 1/32 and 1/64. */
const leastPerPound = 17;

/** Stores a bracket as a remark, and parses the measurement that it begins with. */
export function takeBracket(line: Line, head: Head, role: 'packageSize' | 'secondAmount'): void {
  const { tokens } = line;
  const end = afterBracket(tokens, head.next);
  head.next++;
  let measureAt = head.next;
  while (hasClass(tokens[measureAt], approximation)) measureAt++;
  head[role] ??= measurementAt(line, measureAt);
  const close = tokens[end - 1]?.kind === 'close' ? end - 1 : end;
  if (close > head.next) takeRemark(line, head, close);
  head.next = end;
}
