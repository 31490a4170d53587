/** Numbers, measures and counts of a pack text, in their order. */
import { groupWords, measureOf, packWords, pieceWords } from './pack-words';
import type { PackUnit } from './product-pack';

export type PackToken =
  | { kind: 'measure'; value: number; unit: PackUnit; isRange: boolean }
  /** `isPack`: "6 pack", "pack of 6". */
  | { kind: 'count'; value: number; isPack: boolean }
  | { kind: 'number'; value: number }
  | { kind: 'word'; word: string }
  | { kind: 'times' };

/** @example tokensOf('4 x 95g').map(({ kind }) => kind) // ['number', 'times', 'measure'] */
export function tokensOf(text: string): PackToken[] {
  const tokens: PackToken[] = [];
  for (const match of text.matchAll(piece)) tokens.push(...tokenOf(match.groups ?? {}));
  return tokens;
}

const figure = String.raw`\d+(?:\.\d+)?|\.\d+`;
const fraction = String.raw`(?:\d+ )?\d+\/\d+`;
const piece = new RegExp(
  [
    String.raw`(?<from>${figure}) ?(?<fromUnit>[a-z]+)? ?(?:-|to) ?(?<to>${figure}) ?(?<toUnit>[a-z]+)`,
    String.raw`\b(?:(?:pack|box|carton|case|tray) of |pk ?)(?<packOf>\d+)(?![\d.]| ?(?:x|[a-z]))`,
    String.raw`(?<value>${fraction}|${figure})(?:[ -]?'?(?<unit>(?:tea )?[a-z]+))?`,
    String.raw`(?<times>\bx(?![a-z])|\bby\b)`,
    String.raw`(?<word>[a-z]+)`,
  ].join('|'),
  'g',
);

type Groups = Readonly<Record<string, string | undefined>>;

function tokenOf(groups: Groups): PackToken[] {
  if (groups['from'] !== undefined) return rangeOf(groups);
  if (groups['packOf']) return [{ kind: 'count', value: Number(groups['packOf']), isPack: true }];
  if (groups['value'] !== undefined) return numberOf(groups['value'], groups['unit']);
  if (groups['times'] !== undefined) return [{ kind: 'times' }];
  return [{ kind: 'word', word: groups['word'] ?? '' }];
}

function rangeOf({ from, fromUnit, to, toUnit = '' }: Groups): PackToken[] {
  const last = measureOf(toUnit);
  const first = fromUnit === undefined ? last : measureOf(fromUnit);
  if (!last || !first || first.unit !== last.unit) {
    return [...numberOf(from ?? '', fromUnit), ...numberOf(to ?? '', toUnit)];
  }
  const value = (Number(from) * first.factor + Number(to) * last.factor) / 2;
  return [{ kind: 'measure', value, unit: last.unit, isRange: true }];
}

function numberOf(text: string, unitText: string | undefined): PackToken[] {
  const value = valueOf(text);
  if (unitText === undefined) return [{ kind: 'number', value }];
  if (unitText === 'x' || unitText === 'by') return [{ kind: 'number', value }, { kind: 'times' }];
  const measure = measureOf(unitText);
  if (measure) {
    return [{ kind: 'measure', value: value * measure.factor, unit: measure.unit, isRange: false }];
  }
  const group = Object.hasOwn(groupWords, unitText) ? groupWords[unitText] : undefined;
  if (group !== undefined) return [{ kind: 'count', value: value * group, isPack: true }];
  const isPack = packWords.has(unitText);
  const word = unitText.replace('tea ', '');
  if (isPack || pieceWords.has(word)) return [{ kind: 'count', value, isPack }];
  return [
    { kind: 'number', value },
    { kind: 'word', word: unitText },
  ];
}

function valueOf(text: string): number {
  const [last = '', whole] = text.split(' ').reverse();
  const [top, bottom] = last.split('/');
  const value = bottom === undefined ? Number(top) : Number(top) / Number(bottom);
  return value + Number(whole ?? 0);
}
