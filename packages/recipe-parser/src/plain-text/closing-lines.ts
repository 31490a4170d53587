/**
 * What a text says after its last step: a wish, a question to readers, an address.
 *
 * - It is a paragraph of its own at the end, of a few short lines.
 * - Each line is a question, an address, "Enjoy!", or does not look like the steps above: they are
 *   counted or marked and it is not, or has another mark; they are sentences and it is none.
 */
import { withoutBullet } from '../text/lines/bullets';
import type { Paragraph } from './text-parts';

const mostLines = 3;
const longestLine = 140;
const longestRemark = 60;

/** The steps, and what comes after them. */
export function withoutClosing(method: readonly Paragraph[]): [Paragraph[], Paragraph[]] {
  let end = method.length;
  while (end > 1 && isClosing(method[end - 1] ?? [], method.slice(0, end - 1).flat())) end -= 1;
  return [method.slice(0, end), method.slice(end)];
}

function isClosing(paragraph: Paragraph, above: readonly string[]): boolean {
  if (paragraph.length > mostLines) return false;
  const marks = new Set(above.slice(0, mostCompared).map(markOf));
  const isMarked = above.length > 1 && marks.size === 1 && !marks.has('');
  const areSentences = above.slice(0, mostCompared).every((line) => /[.!)]\P{L}*$/u.test(line));
  return paragraph.every((line) => {
    if (line.length > longestLine) return false;
    if (/\?\P{L}*$/u.test(line) || address.test(line) || wish.test(line)) return true;
    if (isMarked && !marks.has(markOf(line))) return !isStepLike(line);
    return areSentences && line.length <= longestRemark && !/[.!?:;,)]$/.test(line);
  });
}

/** Further lines say nothing new. */
const mostCompared = 40;

/** A whole sentence without an emoji may be a step that was not counted. */
function isStepLike(line: string): boolean {
  return withoutBullet(line) === line && /[.)]$/.test(line);
}

/** "1" for whatever counts, a bullet or emoji, or nothing. */
function markOf(line: string): string {
  if (/^\(?\d{1,2}\s*(?:[.):/]|\ufe0f?\u20e3| [–—-] )|^[①-⓿❶-➓]/u.test(line)) return '1';
  if (/^\p{L}+ \d{1,2}\b/u.test(line)) return '1';
  const mark = line.slice(0, line.length - withoutBullet(line).length);
  return mark.replace(/[\s\ufe0e\ufe0f]/g, '');
}

const address = /https?:\/\/|\bwww\.|\S@\S+\.\p{L}{2}|(?:^|\s)@\p{L}/u;
const wish =
  /^\P{L}*(?:enjoy|happy (?:cooking|baking)|bon app[ée]tit|guten appetit|buen provecho|buon appetito|eet smakelijk|smaklig måltid|smacznego|приятного аппетита|afiyet olsun)(?: \p{L}+){0,3}\P{L}*$/iu;
