/**
 * The food of a line whose first words only describe: a name is never an adjective, a participle, a number or a brand
 * before a number.
 *
 * - Behind a comma, "or", "and", a dash or a number: "juiciest, sweetest peaches", "frozen, or shelled fresh, peas",
 *   "washed and dried, kale", "partially baked 9-inch tart shell".
 * - What only describes stays with the food where it is next to it ("low fat, low-sodium mayonnaise"), else it is a
 *   remark.
 * - A phrase that opens a remark ("to taste", "for frying") ends the search: "mixed, for serving".
 * - "Hellers 1869 mustard" is mustard: a brand with its year is a remark. "Type 55 flour" is a name.
 */
import { measurementAt } from '../amount/measurement';
import { isFoodAt } from '../tokens/food-boundaries';
import { afterBracket, hasClass, spanOf } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import {
  afterPreparation,
  approximation,
  article,
  degree,
  describing,
  joining,
  manner,
  mannerPrepared,
  measureSize,
  part,
  prepared,
  preposition,
  remark,
  size,
  soldAs,
} from '../tokens/word-classes';
import type { Name } from './name-parts';

/**
 * Goes on with the name behind what only describes; returns whether it did.
 *
 * @param hasAmount whether the line has its amount, so that a number is none
 */
export function takeLateName(line: Line, name: Name, hasAmount: boolean): boolean {
  const { tokens } = line;
  if (tokens[name.next] === undefined) return false;
  if (!describesOnly(line, name)) {
    return hasAmount && tokens[name.next]?.kind === 'number' && takeNumberOfName(line, name);
  }
  const food = foodBehind(line, name.next);
  if (food === undefined) return false;
  const isNext = isAdjectiveList(line, name, food);
  if (isNext) for (let at = name.next; at < food; at++) name.tokens.push(at);
  else takeAsRemark(line, name, food);
  name.alternatives.length = 0;
  name.tokens.push(food);
  name.next = food + 1;
  return true;
}

/** What describes the food and is before it stays: "freshest, smallest green beans" are green beans. */
function takeAsRemark(line: Line, name: Name, food: number): void {
  const { tokens } = line;
  const from = name.tokens[0] ?? name.next;
  let start = food;
  while (start > from && isSoldAs(tokens[start - 1])) start--;
  let end = start;
  while (end > from && isSeparator(tokens[end - 1])) end--;
  if (end > from) name.remarks.push(spanOf(line, from, end));
  name.tokens.length = 0;
  for (let at = start; at < food; at++) name.tokens.push(at);
}

function isSeparator(token: Token | undefined): boolean {
  return token?.kind === 'comma' || token?.kind === 'dash' || token?.kind === 'slash';
}

function isSoldAs(token: Token | undefined): boolean {
  const isPlain = hasClass(token, describing | soldAs) && !hasClass(token, prepared | joining);
  return isPlain && !isSuperlative(token?.text ?? '');
}

/** "Hellers 1869 mustard", "Heinz 57 sauce", "Type 55 flour"; but "saffron 2 tbsp milk" and "noodles 2". */
function takeNumberOfName(line: Line, name: Name): boolean {
  const { tokens } = line;
  const following = tokens[name.next + 1];
  const first = tokens[name.tokens[0] ?? -1];
  const isName = isFoodAt(tokens, name.next + 1) && following?.unit === undefined;
  const isOfBrand = isName && !hasClass(following, prepared | manner | approximation | size);
  if (!isOfBrand || !(isCapital(line, first) || types.has(first?.text ?? ''))) return false;
  if (following?.kind !== 'word' || measurementAt(line, name.next)) return false;
  if (types.has(first?.text ?? '')) name.tokens.push(name.next);
  else takeAsRemark(line, name, name.next + 1);
  name.tokens.push(name.next + 1);
  name.next += 2;
  return true;
}

/** "Type 55 flour". */
const types: ReadonlySet<string> = new Set(['type', 'typ', 'tipo']);

function isCapital({ text }: Line, token: Token | undefined): boolean {
  const letter = token ? text.charAt(token.start) : '';
  return letter !== letter.toLowerCase();
}

const adjectival =
  size |
  measureSize |
  prepared |
  manner |
  mannerPrepared |
  soldAs |
  describing |
  degree |
  joining |
  article;

/** Whether no word of the name can be a food. */
function describesOnly(line: Line, name: Name): boolean {
  const { tokens } = line;
  for (const at of name.tokens) if (!isAdjectival(tokens[at])) return false;
  return name.tokens.length > 0;
}

function isAdjectival(token: Token | undefined): boolean {
  if (token?.kind !== 'word') return token?.kind === 'comma' || token?.kind === 'number';
  if (hasClass(token, adjectival)) return true;
  return (
    isParticiple.test(token.text) || isSuperlative(token.text) || bareAdjectives.has(token.text)
  );
}

/** "Juiciest", "ripest"; "forest" is none. */
function isSuperlative(word: string): boolean {
  return word.endsWith('est') && !noSuperlatives.test(word);
}

const noSuperlatives = /^(?:forest|harvest|zest|chest|breast|nest|digest|west|crest|budapest)$/;

/** "Buttered", "desiccated"; linseed and bread are foods. */
const isParticiple = /(?!bread|seed)..[^e]ed$/;
/** Too often a part of a food's name to count as adjectives everywhere. */
const bareAdjectives: ReadonlySet<string> = new Set(
  'low high non full best better other aged cured warmed bought homemade store not fully'.split(
    ' ',
  ),
);

/** Index of the first token of the food behind separators and further descriptions. */
function foodBehind(line: Line, from: number): number | undefined {
  const { tokens } = line;
  let at = from;
  while (at < tokens.length) {
    const token = tokens[at];
    const measured = token?.kind === 'number' ? measurementAt(line, at) : undefined;
    if (token?.kind === 'open') at = afterBracket(tokens, at);
    else if (measured) at = measured.next;
    else if (token?.kind !== 'word') at++;
    else if (isAdjectival(token) && !isLast(tokens, at)) at++;
    else if (token.text === 'not' || hasClass(token, approximation)) at++;
    else if (isPreparedNoun(tokens, at)) at += 2;
    else if (hasClass(token, remark | preposition | afterPreparation | part)) return undefined;
    else return isFoodAt(tokens, at) ? at : undefined;
  }
  return undefined;
}

/** "Stems removed", "skin on" say what was done to the food. */
function isPreparedNoun(tokens: readonly Token[], at: number): boolean {
  const following = tokens[at + 1];
  return hasClass(following, prepared) && tokens[at + 2]?.kind !== 'word';
}

/** The last word of a line is no adjective of another one: "sifted, dried". */
function isLast(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1] === undefined;
}

/** Whether nothing but descriptions that a shop sells is before the food: "low fat, low-sodium mayonnaise". */
function isAdjectiveList({ tokens }: Line, name: Name, food: number): boolean {
  const first = name.tokens[0] ?? food;
  for (let at = first; at < food; at++) {
    const token = tokens[at];
    const isAsSold =
      token?.kind === 'comma' ||
      (token?.kind === 'word' &&
        token.text !== 'or' &&
        !hasClass(token, notInNames) &&
        !isSuperlative(token.text));
    if (!isAsSold) return false;
  }
  return true;
}

const notInNames = prepared | mannerPrepared | remark;
