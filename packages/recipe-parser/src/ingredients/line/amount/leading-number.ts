/**
 * The number at the front of a line.
 *
 * - "about", "at least", "a generous" mark inexact amounts: remarks.
 * - A number word counts ("two", "half a dozen", "a"), but "a few" and "half and half" hold none.
 * - "a few", "some", "ein paar" are remarks instead of an amount; "ein Paar", which is two, is one.
 */
import { quantity } from '../../../units/quantity';
import { readQuantity } from '../../../units/read-quantity';
import type { Head } from './head-parts';
import { takeRemark } from './head-parts';
import { hasClass } from '../tokens/tokens';
import type { Line, Token } from '../tokens/tokens';
import {
  approximation,
  article,
  counting,
  joining,
  measureSize,
  vague,
  vagueWithArticle,
} from '../tokens/word-classes';

export function takeApproximation(line: Line, head: Head): void {
  for (;;) {
    const end = head.next + approximationLength(line.tokens, head.next);
    if (end === head.next || end >= line.tokens.length) return;
    takeRemark(line, head, end);
  }
}

/** Takes "2", "1 1/2", "2-3"; returns whether there was a number. */
export function takeNumber({ tokens }: Line, head: Head): boolean {
  const token = tokens[head.next];
  if (!token?.quantity) return false;
  head.amount = quantity(token.quantity.min, token.quantity.max);
  head.amountSpan = token;
  head.next++;
  return true;
}

/** Takes "one", "half a", "a dozen"; returns whether there was a number. */
export function takeNumberWord({ text, tokens }: Line, head: Head): boolean {
  const token = tokens[head.next];
  const following = tokens[head.next + 1];
  if (!token || !following || !hasClass(token, counting)) return false;
  if (following.kind === 'comma') return false;
  if (hasClass(token, article) && isVague(text, following)) return false;
  const reading = readQuantity(text, token.start);
  const next = reading && tokenBehind(tokens, head.next, reading.end);
  if (!reading || next === undefined || hasClass(tokens[next], joining)) return false;
  head.amount = quantity(reading.min, reading.max);
  head.amountSpan = { start: token.start, end: reading.end };
  head.next = next;
  return true;
}

/** Index of the token that begins after the text index, if one token ends exactly there. */
function tokenBehind(tokens: readonly Token[], from: number, end: number): number | undefined {
  let at = from;
  while ((tokens[at]?.end ?? end) < end) at++;
  return tokens[at]?.end === end && tokens[at + 1] ? at + 1 : undefined;
}

/** Takes "a few", "a little", "some" as a remark; returns whether it did. */
export function takeVagueAmount(line: Line, head: Head): boolean {
  const { text, tokens } = line;
  const hasArticle = hasClass(tokens[head.next], article);
  const from = head.next + (hasArticle ? 1 : 0);
  let end = from;
  while (hasArticle ? isVague(text, tokens[end]) : hasClass(tokens[end], vague)) end++;
  if (end === from || end >= tokens.length) return false;
  takeRemark(line, head, end);
  return true;
}

/** Behind an article; Germans write a pair with a capital. */
function isVague(text: string, token: Token | undefined): boolean {
  return hasClass(token, vagueWithArticle) && !text.startsWith('Paar', token?.start);
}

/** "at least", "up to", "nach Belieben". */
const limits: ReadonlySet<string> = new Set(
  'at least,up to,just over,just under,n b,nach belieben,nach bedarf,nach geschmack,naar smaak,naar wens'.split(
    ',',
  ),
);

/** "extra 1 tbsp oil". */
function isMore(token: Token | undefined): boolean {
  return token?.text === 'extra' || token?.text === 'additional';
}

/** The number of tokens at the index that mark the amount after them as inexact. */
function approximationLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first || first.quantity) return 0;
  const [second, third] = [tokens[at + 1], tokens[at + 2]];
  if (hasClass(first, approximation)) return 1;
  if (second && limits.has(`${first.text} ${second.text}`)) return 2;
  if ((hasClass(first, measureSize) || isMore(first)) && second?.quantity) return 1;
  return hasClass(first, article) && hasClass(second, measureSize) && third?.quantity ? 2 : 0;
}
