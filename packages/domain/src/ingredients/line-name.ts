/**
 * Finds the food in what follows amount and unit, and parts it from preparation and remarks.
 *
 * - Before the food, sizes and preparations are set aside ("large", "finely chopped"); descriptions
 *   stay ("ripe", "frozen"), and a comma between descriptions doesn't end the name.
 * - What a shop sells stays together: in "frozen chopped spinach" chopped is part of the product.
 * - After the food, a comma, a dash, a preparation ("chicken skinned and sliced") or a remark word
 *   ("to taste", "for frying", "plus more") ends the name. Brackets are remarks wherever they stand.
 * - "beer or juice": the first is the name, the other an alternative. When both share their last
 *   word the name gets it: "chicken or vegetable stock" is "chicken stock".
 */
import { needsHead } from './alternatives';
import type { Span } from './line-head';
import type { Line, Token } from './line-tokens';
import { measurementAt } from './measurement';
import {
  afterwards,
  counting,
  describing,
  manner,
  mannerPrepared,
  partitive,
  prepared,
  preposition,
  remark,
  size,
  soldAs,
} from './word-classes';

export interface LineName {
  /** Indexes of the tokens that make up the name. */
  readonly tokens: number[];
  readonly sizes: Span[];
  readonly preparations: Span[];
  readonly remarks: Span[];
  readonly alternatives: Span[];
  /** Index of the token where the remarks after the food begin. */
  next: number;
}

/** @param at index of the token to begin at */
export function lineNameAt(line: Line, at: number): LineName {
  const name: LineName = {
    tokens: [],
    sizes: [],
    preparations: [],
    remarks: [],
    alternatives: [],
    next: at,
  };
  takeDescription(line, name);
  takeFood(line, name);
  return name;
}

/** Everything before the food itself: sizes, preparations, descriptions. */
function takeDescription(line: Line, name: LineName): void {
  const { tokens } = line;
  let isSold = false;
  for (;;) {
    const token = tokens[name.next];
    if (!token) return;
    if (token.kind === 'open') takeBracket(line, name);
    else if (token.kind === 'dash' || token.kind === 'close' || token.kind === 'slash') name.next++;
    else if (token.kind === 'comma') {
      if (name.tokens.length === 0 && name.preparations.length === 0 && name.sizes.length === 0)
        return;
      name.next++;
    } else if (isClass(token, size) && isFollowedByFood(tokens, name.next + 1)) {
      name.sizes.push(token);
      name.next++;
    } else if (!isSold && takePreparation(line, name)) {
      continue;
    } else if (isClass(token, describing | soldAs | prepared | manner)) {
      if (isClass(token, soldAs)) isSold = true;
      name.tokens.push(name.next++);
      takeOtherDescription(line, name);
    } else return;
  }
}

/** "fresh or frozen peas": the first description counts, the other is a remark. */
function takeOtherDescription(line: Line, name: LineName): void {
  const { tokens } = line;
  const [joint, other] = [tokens[name.next], tokens[name.next + 1]];
  if (joint?.text !== 'or' || !other || !isClass(other, describing | soldAs)) return;
  if (!isFollowedByFood(tokens, name.next + 2)) return;
  name.remarks.push(spanOf(line, name.next, name.next + 2));
  name.next += 2;
}

/** The food, up to where the remarks begin. */
function takeFood(line: Line, name: LineName): void {
  const { tokens } = line;
  for (;;) {
    const token = tokens[name.next];
    if (!token) return;
    if (token.kind === 'open') {
      takeBracket(line, name);
      continue;
    }
    if (token.kind === 'close' || token.kind === 'slash') {
      name.next++;
      continue;
    }
    if (token.kind === 'comma') {
      if (name.tokens.length > 0 && takeList(line, name)) continue;
      return;
    }
    if (token.kind === 'dash') return;
    if (name.tokens.length > 0) {
      if (token.kind === 'number' || measurementAt(line, name.next)) return;
      if (token.text === 'or') {
        if (takeAlternative(line, name)) continue;
        return;
      }
      if (isClass(token, prepared | manner)) {
        if (takePreparation(line, name)) continue;
        if (isClass(token, prepared) || isPreparedNext(tokens, name.next)) return;
      } else if (endsFood(tokens, name.next)) return;
    }
    name.tokens.push(name.next++);
  }
}

/** Sets "finely chopped" aside, when food follows; answers whether it did. */
function takePreparation(line: Line, name: LineName): boolean {
  const { tokens } = line;
  const end = preparationEnd(tokens, name.next);
  if (end === name.next || !isFollowedByFood(tokens, end)) return false;
  name.preparations.push(spanOf(line, name.next, end));
  name.next = end;
  return true;
}

/** Index after "peeled, seeded and finely chopped", or `from` when there is no preparation. */
function preparationEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  let at = from;
  for (;;) {
    while (isClass(tokens[at], manner)) at++;
    const isPrepared =
      isClass(tokens[at], prepared) || (at > end && isClass(tokens[at], mannerPrepared));
    if (!isPrepared) return end;
    end = ++at;
    if (tokens[at]?.kind === 'comma') at++;
    const joint = tokens[at]?.text;
    if (joint === 'and' || joint === 'or' || joint === '&') at++;
  }
}

function isPreparedNext(tokens: readonly Token[], at: number): boolean {
  return preparationEnd(tokens, at) > at;
}

/** Whether the food can go on here: an ordinary word, not a remark about what came before. */
function isFollowedByFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === 'comma') {
    return isClass(tokens[at + 1], describing | soldAs | prepared);
  }
  if (token?.kind === 'open') return isFollowedByFood(tokens, afterBracket(tokens, at));
  return (
    token?.kind === 'word' &&
    !isClass(token, remark | preposition | afterwards) &&
    token.text !== 'and' &&
    token.text !== 'or' &&
    token.text !== '&'
  );
}

/** Whether the word at the index opens a remark. */
function endsFood(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const following = tokens[at + 1];
  if (isClass(token, afterwards)) return true;
  if (isClass(token, remark)) return !(token?.text === 'to' && tokens[at - 1]?.text === 'ready');
  if (token?.text === 'and' || token?.text === '&' || token?.text === 'from') {
    return following === undefined || following.kind === 'number';
  }
  if (token?.text === 'in') {
    return following === undefined || following.kind === 'number' || ownWords.has(following.text);
  }
  return false;
}

/** "eggs in their shells", "lamb in pieces". */
const ownWords = new Set(
  'their its half halves pieces chunks quarters cubes slices strips one two 1 2'.split(' '),
);

/** "or" after a food: what follows is an alternative; answers whether the name goes on. */
function takeAlternative(line: Line, name: LineName): boolean {
  const { tokens } = line;
  const from = name.next + 1;
  let end = from;
  while (tokens[end]?.kind === 'word' && !endsFood(tokens, end) && !isClass(tokens[end], prepared))
    end++;
  if (end === from) return false;
  name.alternatives.push(spanOf(line, from, end));
  const head = tokens[end - 1]?.text ?? '';
  const last = tokens[name.tokens.at(-1) ?? -1];
  if (!last || end - from < 2 || !needsHead(last.text, head)) return false;
  name.remarks.push(spanOf(line, name.next, end - 1));
  name.tokens.push(end - 1);
  name.next = end;
  return true;
}

/** "canola, sunflower or vegetable oil": a list of choices is one name. */
function takeList(line: Line, name: LineName): boolean {
  const { tokens } = line;
  let at = name.next;
  let hasOr = false;
  let end = at;
  while (tokens[at]?.kind === 'comma' && !hasOr) {
    let words = 0;
    at++;
    for (; tokens[at]?.kind === 'word'; at++) {
      const token = tokens[at];
      if (token?.text === 'or') {
        hasOr = true;
        continue;
      }
      if (
        isClass(token, prepared | manner | describing | counting | partitive) ||
        endsFood(tokens, at)
      ) {
        if (words === 0) return false;
        break;
      }
      words++;
    }
    if (words === 0 || words > 4) return false;
    end = at;
  }
  if (!hasOr) return false;
  for (let index = name.next; index < end; index++) name.tokens.push(index);
  name.next = end;
  return true;
}

/** Keeps a bracket as a remark. */
function takeBracket(line: Line, name: LineName): void {
  const end = afterBracket(line.tokens, name.next);
  const close = line.tokens[end - 1]?.kind === 'close' ? end - 1 : end;
  if (close > name.next + 1) name.remarks.push(spanOf(line, name.next + 1, close));
  name.next = end;
}

function afterBracket(tokens: readonly Token[], open: number): number {
  let at = open + 1;
  for (let depth = 1; at < tokens.length && depth > 0; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
  }
  return at;
}

function isClass(token: Token | undefined, classes: number): boolean {
  return token !== undefined && (token.classes & classes) !== 0;
}

function spanOf({ tokens }: Line, from: number, to: number): Span {
  const first = tokens[from];
  const last = tokens[to - 1];
  return { start: first?.start ?? 0, end: last?.end ?? first?.end ?? 0 };
}
