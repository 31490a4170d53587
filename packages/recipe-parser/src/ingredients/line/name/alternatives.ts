/**
 * Foods to choose from.
 *
 * - "beer or juice": the first is the name, the other an alternative.
 * - When both share their last word the name gets it: "chicken or vegetable stock" is chicken stock.
 * - A list with commas is one name: "canola, sunflower or peanut oil", "salt, pepper, and nutmeg";
 *   ", or margarine" after a single food is an alternative.
 */
import { endsFood } from '../tokens/food-boundaries';
import type { Name } from './name-parts';
import { isNamedAfter } from './compound-names';
import { hasClass, spanOf } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import {
  counting,
  describing,
  manner,
  part,
  partitive,
  prepared,
  remark,
  size,
  soldAs,
  vague,
} from '../tokens/word-classes';

/**
 * Reads what follows "or" and a food; returns whether the name continues after it.
 *
 * @param or index of the word "or"
 */
export function takeAlternative(line: Line, name: Name, or: number): boolean {
  const { tokens } = line;
  let end = or + 1;
  while (tokens[end]?.kind === 'word' && !isChoiceEnd(tokens, end)) end++;
  if (end === or + 1) return false;
  name.alternatives.push(spanOf(line, or + 1, end));
  const product = tokens[end - 1]?.text ?? '';
  const source = tokens[name.tokens.at(-1) ?? -1]?.text ?? '';
  if (or !== name.next || end - or < 3 || !isNamedAfter(product, source)) return false;
  name.remarks.push(spanOf(line, or, end - 1));
  name.tokens.push(end - 1);
  name.next = end;
  return true;
}

/**
 * Reads a list that goes on at the comma; returns whether there was one.
 *
 * @param isEach whether the list is of foods that are all wanted, not of alternatives
 */
export function takeList(line: Line, name: Name, isEach: boolean): boolean {
  const { tokens } = line;
  const end = isEach ? listOfEachEnd(line, name) : listEnd(tokens, name.next);
  let phraseStart = name.next;
  for (let at = name.next; at < end; at++) {
    name.tokens.push(at);
    const isSizeConjunction = tokens[at]?.kind === 'comma' || isListSeparator(tokens[at]);
    if (!isSizeConjunction) continue;
    if (at > phraseStart && !isEach) name.alternatives.push(spanOf(line, phraseStart, at));
    phraseStart = at + 1;
  }
  if (end === name.next) return false;
  if (!isEach) name.alternatives.push(spanOf(line, phraseStart, end));
  name.next = end;
  return true;
}

function isChoiceEnd(tokens: readonly Token[], at: number): boolean {
  return hasClass(tokens[at], prepared) || endsFood(tokens, at) || tokens[at]?.text === 'more';
}

const longestPhrase = 5;
/** Words that a remark after a comma opens with, and a choice does not. */
const notInList = prepared | manner | describing | soldAs | counting | partitive | part | size;
const notInListOfEach = prepared | manner | counting | size;

/** Index after a list that goes on at the comma, or the comma's own index when none does. */
function listEnd(tokens: readonly Token[], comma: number): number {
  let at = comma;
  let commas = 0;
  let separator = '';
  while (tokens[at]?.kind === 'comma' && separator === '') {
    commas++;
    const from = ++at;
    for (; tokens[at]?.kind === 'word'; at++) {
      const token = tokens[at];
      if (isListSeparator(token)) {
        if (separator !== '' || hasClass(tokens[at + 1], remark | vague)) return comma;
        separator = token?.text ?? '';
      } else if (hasClass(token, notInList) || endsFood(tokens, at)) break;
    }
    const isPhrase = at > from + (separator === '' ? 0 : 1) && at - from <= longestPhrase;
    if (!isPhrase || hasClass(tokens[at], prepared | manner)) return comma;
  }
  const opensWithOr = tokens[comma + 1]?.text === 'or';
  const fewestCommas = separator === 'and' || opensWithOr ? 2 : 1;
  return separator !== '' && commas >= fewestCommas ? at : comma;
}

/** After "each" every food counts: "cumin, paprika", "carrots, celery and leek". */
function listOfEachEnd({ tokens }: Line, name: Name): number {
  let end = name.next;
  if (name.tokens.some((index) => isListSeparator(tokens[index]))) return end;
  while (tokens[end]?.kind === 'comma') {
    let at = end + 1;
    while (isListSeparator(tokens[at])) at++;
    const from = at;
    while (tokens[at]?.kind === 'word' && !hasClass(tokens[at], notInListOfEach)) {
      if (!isListSeparator(tokens[at]) && endsFood(tokens, at)) break;
      at++;
    }
    if (at === from) break;
    end = at;
  }
  return end;
}

function isListSeparator(token: Token | undefined): boolean {
  return token?.text === 'or' || token?.text === 'and' || token?.text === '&';
}
