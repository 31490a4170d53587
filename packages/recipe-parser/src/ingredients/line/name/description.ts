/**
 * What precedes a food: sizes and preparations are set aside, descriptions belong to the name.
 *
 * - A comma between descriptions doesn't end the name: "red, ripe strawberries".
 * - "fresh or frozen peas" are peas, since the choice has no information about what to buy; of "green or
 *   white cabbage" the first is the name and the other a remark.
 * - After "frozen", "canned", "dried" everything is the product: "frozen chopped spinach".
 */
import { findNamedFood } from '../../../foods/food-index';
import { isFoodAt } from '../tokens/food-boundaries';
import { textOf } from '../tokens/token-text';
import { takeNameBracket } from './name-parts';
import type { Name } from './name-parts';
import { takePreparation } from './preparation';
import { afterFoodSizes } from '../tokens/sizes';
import { hasClass, spanOf } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import {
  afterPreparation,
  approximation,
  degree,
  describing,
  joining,
  manner,
  part,
  prepared,
  preposition,
  remark,
  size,
  soldAs,
} from '../tokens/word-classes';

export function takeDescription(line: Line, name: Name): void {
  const { tokens } = line;
  for (;;) {
    const token = tokens[name.next];
    if (!token) return;
    if (token.kind === 'open') takeNameBracket(line, name);
    else if (token.kind !== 'word' && token.kind !== 'number') name.next++;
    else if (token.classes === 0) return;
    else if (!takeAside(line, name, token) && !takeDescribingWord(line, name, token)) return;
  }
}

/** Sizes, preparations and "about": not part of the name. */
function takeAside(line: Line, name: Name, token: Token): boolean {
  const { tokens } = line;
  if (hasClass(token, approximation) && tokens[name.next + 1]) {
    name.remarks.push(token);
    name.next++;
    return true;
  }
  const sizesEnd = hasClass(token, size | degree) ? afterFoodSizes(tokens, name.next) : name.next;
  if (sizesEnd > name.next && isFoodAt(tokens, sizesEnd) && !isSizeOfName(line, name.next)) {
    name.sizes.push(spanOf(line, name.next, sizesEnd));
    name.next = sizesEnd;
    return true;
  }
  return !name.isSold && takePreparation(line, name);
}

/** "Petits pois" are known by both words: what "pois" are is another food. */
function isSizeOfName(line: Line, at: number): boolean {
  const nameAt = (from: number) => findNamedFood(textOf(line.text, spanOf(line, from, at + 2)));
  const food = line.tokens[at + 1]?.kind === 'word' ? nameAt(at) : undefined;
  return food !== undefined && food !== nameAt(at + 1);
}

/** "ripe", "frozen"; returns whether the description may continue. */
function takeDescribingWord(line: Line, name: Name, token: Token): boolean {
  const { tokens } = line;
  if (!hasClass(token, describing | soldAs | prepared | manner)) return false;
  if (hasClass(token, soldAs)) name.isSold = true;
  name.tokens.push(name.next++);
  takeOtherDescription(line, name, token);
  return tokens[name.next]?.kind !== 'comma' || goesOnBehindComma(tokens, name.next);
}

/** "short, sturdy pasta" goes on after its comma, "organic, roughly torn" does not. */
function goesOnBehindComma(tokens: readonly Token[], comma: number): boolean {
  const following = tokens[comma + 1];
  if (hasClass(following, prepared)) return isFoodAt(tokens, comma + 2);
  if (hasClass(following, part) && hasClass(tokens[comma + 2], prepared)) return false;
  const endings = manner | remark | preposition | afterPreparation | joining | approximation;
  return following?.kind === 'word' && !hasClass(following, endings);
}

function takeOtherDescription(line: Line, name: Name, first: Token): void {
  const { tokens } = line;
  const other = tokens[name.next + 1];
  if (tokens[name.next]?.text !== 'or' || !hasClass(other, describing | soldAs | prepared)) return;
  if (!isFoodAt(tokens, name.next + 2)) return;
  const isState = first.text === 'fresh' || hasClass(other, soldAs | prepared);
  if (isState) name.tokens.pop();
  name.remarks.push(spanOf(line, name.next - (isState ? 1 : 0), name.next + 2));
  name.next += 2;
}
