/**
 * Finds the food in what follows amount and unit, and parts it from preparation and remarks.
 *
 * - Descriptions before the food belong to the name; sizes and preparations are set aside.
 * - A name is no adjective, participle, number or brand alone: then the food is behind the comma (late-name.ts).
 * - A comma, a dash, a number, a preparation ("chicken skinned and sliced") or a remark word ends the
 *   name. Brackets are remarks wherever they are.
 */
import { takeAlternative, takeList } from './alternatives';
import { takeLateName } from './late-name';
import { takeDescription } from './description';
import { endsFood, isFoodAt } from '../tokens/food-boundaries';
import { measurementAt } from '../amount/measurement';
import { isTimes } from '../tokens/lexicon';
import { emptyName, takeNameBracket } from './name-parts';
import type { Name } from './name-parts';
import { preparationEnd, takePreparation } from './preparation';
import { hasClass } from '../tokens/tokens';
import type { Line } from '../tokens/tokens';
import {
  approximation,
  article,
  joining,
  manner,
  partitive,
  prepared,
  preposition,
} from '../tokens/word-classes';

/** Facts from the front of the line about its food. */
export interface NameSigns {
  /** Whether the food comes in a tin or packet, so that its words are the product's. */
  readonly isPackaged: boolean;
  /** Whether several foods may follow: "1 tsp each cumin, paprika". */
  readonly isEach: boolean;
  /** Whether the front of the line states how much. */
  readonly hasAmount: boolean;
}

/** @param at index of the token to begin at */
export function readName(
  line: Line,
  at: number,
  { isPackaged, isEach, hasAmount }: NameSigns,
): Name {
  const name = emptyName(at, isPackaged);
  const { tokens } = line;
  if (tokens[at]?.classes !== 0 || tokens[at]?.kind !== 'word') takeDescription(line, name);
  takeFood(line, name, isEach);
  // A loose end that was dropped ("the the") would be found again.
  for (let from = -1; name.next > from && name.next < tokens.length;) {
    from = name.next;
    if (takeLateName(line, name, hasAmount)) takeFood(line, name, isEach);
  }
  if (tokens[name.next]?.kind === 'comma') takeLateAlternative(line, name);
  return name;
}

function takeFood(line: Line, name: Name, isEach: boolean): void {
  do takePlainWords(line, name);
  while (name.next < line.tokens.length && takeFoodToken(line, name, isEach));
  dropLooseEnd(line, name);
}

/** Words that do nothing but name the food, as most do. */
function takePlainWords({ tokens }: Line, name: Name): void {
  let at = name.next;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || token.classes !== 0 || token.text.length === 1) break;
    const following = at + 1 < tokens.length ? tokens[at + 1] : undefined;
    if (following !== undefined && (following.classes & preposition) !== 0) break;
    name.tokens.push(at);
  }
  name.next = at;
}

/** Takes one token of the food, or what may be inside it; returns whether the food continues. */
function takeFoodToken(line: Line, name: Name, isEach: boolean): boolean {
  const { tokens } = line;
  const token = tokens[name.next];
  if (!token) return false;
  const isFirst = name.tokens.length === 0;
  switch (token.kind) {
    case 'word':
      if (!isFirst && !isFoodWord(line, name)) return false;
      break;
    case 'number':
      if (!isFirst) return false;
      break;
    case 'open':
      takeNameBracket(line, name);
      return true;
    case 'close':
      name.next++;
      return true;
    case 'comma':
      return !isFirst && takeList(line, name, isEach);
    case 'dash':
      return false;
    case 'slash':
  }
  if (tokens[name.next] === token) name.tokens.push(name.next++);
  return true;
}

/** Whether the word belongs to the food; takes preparations and alternatives inside it by the way. */
function isFoodWord(line: Line, name: Name): boolean {
  const { tokens } = line;
  const token = tokens[name.next];
  const isJoining = hasClass(token, joining);
  if (isJoining && token?.text === 'or') return takeAlternative(line, name, name.next);
  if (isTimes(token) && tokens[name.next + 1]?.quantity) return false;
  if (hasClass(token, prepared | manner)) {
    const end = preparationEnd(tokens, name.next);
    const isProduct = name.isSold && isFoodAt(tokens, end);
    return end === name.next || isProduct || takePreparation(line, name);
  }
  return !endsFood(tokens, name.next) && !measurementAt(line, name.next);
}

/** A name doesn't end in "from a", or in "à ca." of "Rouladen à ca. 180 g": those words open the remark that follows. */
function dropLooseEnd({ tokens }: Line, name: Name): void {
  for (;;) {
    const count = name.tokens.length;
    const last = count > 1 ? name.tokens[count - 1] : undefined;
    if (last === undefined || last + 1 !== name.next) return;
    const token = tokens[last];
    const isLoose = token !== undefined && (token.classes & looseClasses) !== 0;
    if (!isLoose && token?.kind !== 'slash') return;
    name.tokens.pop();
    name.next = last;
  }
}

const looseClasses = article | preposition | joining | partitive | approximation;

/** ", or margarine": an alternative that stays among the remarks. */
function takeLateAlternative(line: Line, name: Name): void {
  const { tokens } = line;
  const or = name.next + 1;
  if (tokens[name.next]?.kind === 'comma' && tokens[or]?.text === 'or') {
    takeAlternative(line, name, or);
  }
}
