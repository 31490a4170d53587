/**
 * Lines that were read on photos, of which the recipe has nothing: a person should see what was lost.
 *
 * - A line is used if half of its words are in the recipe; recognition errors were corrected in some of them. Numbers do
 *   not count: a 40 is in many lines.
 * - Headings and facts such as "Serves 4" are in the recipe without their words. Numbers of pages and the bars of apps
 *   are no lines of a recipe. Figures of nutrition are: a list beside them may have been taken for one of them.
 */
import type { RecipeDraft } from '../recipe/draft';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { textHeading } from '../text/headings/text-heading';
import { correctedLine } from './ocr-corrections';
import { withoutBars } from './page-furniture';
import type { TextRun } from './text-run';

/**
 * @param pages runs of each photo, from top to bottom
 * @returns lines as they were read, in the order of the photos
 * @example unusedLines([textRuns(words)], { title: 'Toast', … }) // ['Win a toaster at www.example.com']
 */
export function unusedLines(pages: readonly TextRun[][], draft: RecipeDraft): string[] {
  const used = new Set(textsIn(draft).flatMap(wordsOf));
  const isUsed = (line: string) => {
    const words = wordsOf(line);
    return words.filter((word) => used.has(word)).length * 2 >= words.length;
  };
  return pages
    .flatMap(withoutBars)
    .map(({ text }) => correctedLine(text))
    .filter(isSentence)
    .filter((line) => !isUsed(line) && !isLabelledFact(line) && textHeading(line) === undefined);
}

/** A number, a mark or a fragment alone says nothing. */
const isSentence = (line: string): boolean => /\p{L}{3}/u.test(line);

/** All texts of a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
