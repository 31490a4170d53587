/**
 * What a text says after its last step: a wish, a question to readers, an address.
 *
 * - It is the last lines that are remarks to readers (post-remarks.ts), or
 * - it is a farewell behind the last step ("Enjoy xx"), or
 * - it is a paragraph of its own at the end, of a few short lines.
 * - Each line is a question, an address, "Enjoy!", or does not look like the steps above: they are
 *   counted or marked and it is not, or has another mark; they are sentences and it is none.
 */
import { withoutBullet } from '../text/lines/bullets';
import { isPostRemark } from '../text/lines/post-remarks';
import { isWish } from '../text/lines/wishes';
import { withoutCounting } from '../schema-org/step-numbers';
import type { Paragraph } from './text-parts';

const mostLines = 3;
const longestLine = 140;
const longestRemark = 60;

/** The steps, and what comes after them. */
export function withoutClosing(method: readonly Paragraph[]): [Paragraph[], Paragraph[]] {
  const steps = method.filter((paragraph) => paragraph.length > 0);
  const closing: Paragraph[] = [];
  for (let last = steps.at(-1); last !== undefined; last = steps.at(-1)) {
    const isAll = steps.length > 1 && isClosing(last, steps.slice(0, -1).flat());
    const at = isAll ? 0 : last.findLastIndex((line) => !isRemark(line)) + 1;
    if (at === last.length) {
      steps[steps.length - 1] = [...last.slice(0, -1), withoutFarewell(last.at(-1) ?? '')];
      break;
    }
    closing.unshift(last.slice(at));
    steps.pop();
    if (at > 0) steps.push(last.slice(0, at));
  }
  return [steps, closing];
}

/** "Serve with mash. Enjoy xx": what is said to readers behind the last step. */
function withoutFarewell(line: string): string {
  return line.replace(farewell, '');
}

/** Also one that is counted like the steps: "5. Tag me when you make it!" */
function isRemark(line: string): boolean {
  const text = withoutCounting(withoutBullet(line));
  return isPostRemark(text) || /\?\P{L}*$/u.test(text) || isWish(text);
}

function isClosing(paragraph: Paragraph, above: readonly string[]): boolean {
  if (paragraph.length > mostLines) return false;
  const marks = new Set(above.slice(0, mostCompared).map(markOf));
  const isMarked = above.length > 1 && marks.size === 1 && !marks.has('');
  const areSentences = above.slice(0, mostCompared).every((line) => /[.!)]\P{L}*$/u.test(line));
  return paragraph.every((line) => {
    if (line.length > longestLine) return false;
    if (/\?\P{L}*$/u.test(line) || address.test(line) || isWish(line)) return true;
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

/** A wish with kisses or an emoji: "Enjoy!" alone may be how a cook ends a step. */
const farewell =
  /(?<=[.!)])\s+enjoy(?: \p{L}{2,10}){0,2}[\s.!]*(?:x{1,4}(?:o{1,3}x?)?|\p{Extended_Pictographic}[\ufe0f\u200d\p{Extended_Pictographic}\s]*)$/iu;
const address = /https?:\/\/|\bwww\.|\S@\S+\.\p{L}{2}|(?:^|\s)@\p{L}/u;
