/**
 * Preparations before or inside a food: "finely chopped", "peeled, seeded and diced".
 *
 * - They are set aside when a food follows; after a food they open the remarks.
 * - A word of manner makes a preparation of "ground": "freshly ground pepper", but "ground cumin".
 * - What a shop sells under that name stays: "crushed red pepper", "toasted sesame oil".
 */
import { isFoodAt } from '../tokens/food-boundaries';
import type { Name } from './name-parts';
import { hasClass, spanOf } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import { manner, mannerPrepared, prepared } from '../tokens/word-classes';

/** Sets a preparation aside when food follows; returns whether it did. */
export function takePreparation(line: Line, name: Name): boolean {
  const { tokens } = line;
  if (!hasClass(tokens[name.next], prepared | manner) || isSoldPhrase(tokens, name.next)) {
    return false;
  }
  const end = preparationEnd(tokens, name.next);
  if (end === name.next || !isFoodAt(tokens, end)) return false;
  name.preparations.push(spanOf(line, name.next, end));
  name.next = end;
  return true;
}

/** Index after "peeled, seeded and finely chopped", or `from` when there is no preparation. */
export function preparationEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  let at = from;
  let isJoined = false;
  for (;;) {
    if (tokens[at]?.kind === 'number' && tokens[at + 1]?.unit === 'inch') at += 2;
    while (hasClass(tokens[at], manner)) at++;
    const token = tokens[at];
    const isPrepared =
      hasClass(token, prepared) ||
      (at > end && hasClass(token, mannerPrepared)) ||
      (isJoined && (token?.text.endsWith('ed') ?? false));
    if (!isPrepared) return end;
    end = ++at;
    if (tokens[at]?.kind === 'comma') at++;
    isJoined = conjunctions.has(tokens[at]?.text ?? '');
    if (isJoined) at++;
  }
}

const conjunctions: ReadonlySet<string> = new Set(['and', 'or', '&', 'und', 'et', 'y', 'e']);

function isSoldPhrase(tokens: readonly Token[], at: number): boolean {
  const phrases = soldPhrases.get(tokens[at]?.text ?? '');
  if (!phrases) return false;
  return phrases.some((rest) =>
    rest.every((word, offset) => tokens[at + 1 + offset]?.text === word),
  );
}

/** By the first word: the words that make it a product. */
const soldPhrases: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  [
    'crushed',
    [['red'], ['tomatoes'], ['plum'], ['pineapple'], ['chilli'], ['chili'], ['chillies']],
  ],
  ['toasted', [['sesame', 'oil']]],
  ['cracked', [['wheat'], ['freekeh']]],
  ['shredded', [['wheat'], ['suet']]],
  ['pureed', [['tomatoes']]],
  // "Dry packed" in a bag, where others are in oil.
  ['packed', [['sun', 'dried']]],
]);
