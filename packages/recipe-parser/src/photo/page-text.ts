/**
 * A photographed page as text, in the order in which a person reads it.
 *
 * - Words become runs, runs columns, columns lines; blank lines are where the page leaves space.
 * - The line in the largest type is the title, wherever it is; it comes first. Type that is hardly
 *   larger than the rest is no title.
 * - Bars of apps and boxes of nutrition figures go, and steps in one paragraph are separated.
 * - A number alone at the foot of the page counts pages, and goes.
 * - Typical recognition errors are corrected in each line.
 */
import { textHeading } from '../text/headings/text-heading';
import { around, median } from './font-size';
import type { PhotoPage } from './photo-page';
import { readingOrder } from './reading-order';
import { correctedLine } from './ocr-corrections';
import { withSeparateSteps } from './fused-steps';
import { withoutFurniture } from './page-furniture';
import type { TextRun } from './text-run';
import { textRuns } from './text-runs';
import { logicalLines, type LogicalLine } from './logical-lines';

/** Of the usual size on the page. */
const leastTitleSize = 1.3;
/** Lines of one title differ less. */
const mostTitleDifference = 1.15;

/** @returns lines, with blank lines between paragraphs */
export function pageText({ words }: Pick<PhotoPage, 'words'>): string {
  return textOfLines(linesOfRuns(textRuns(words)));
}

/** @param all from top to bottom */
export function linesOfRuns(all: TextRun[]): LogicalLine[] {
  return titleFirst(linesInOrder(withoutPageNumber(all))).map(corrected);
}

/**
 * The same of a page among others: its largest line may be the title of a second recipe, so it stays in its place.
 *
 * @param runs from top to bottom
 */
export function linesInOrder(runs: TextRun[]): LogicalLine[] {
  return withSeparateSteps(readingOrder(withoutFurniture(runs)).flatMap(logicalLines));
}

/** With the usual mistakes of recognition put right. */
export const corrected = (line: LogicalLine): LogicalLine => ({
  ...line,
  text: correctedLine(line.text),
});

/** @returns lines, with blank lines between paragraphs */
export function textOfLines(lines: readonly LogicalLine[]): string {
  return lines
    .map(({ text, startsParagraph }, index) => (startsParagraph && index > 0 ? `\n${text}` : text))
    .join('\n');
}

/** @param runs from top to bottom */
function withoutPageNumber(runs: TextRun[]): TextRun[] {
  const [above, last] = runs.slice(-2);
  if (above === undefined || last === undefined || !/^\d{1,3}$/.test(last.text)) return runs;
  return last.top > above.bottom ? runs.slice(0, -1) : runs;
}

function titleFirst(lines: readonly LogicalLine[]): LogicalLine[] {
  const usual = median(lines.map(({ size }) => size));
  const largest = lines
    .filter(({ text }) => /\p{L}{3}/u.test(text) && textHeading(text) === undefined)
    .reduce((most, { size }) => Math.max(most, size), 0);
  const isTitle = ({ size }: LogicalLine) => size * mostTitleDifference >= largest;
  const from = lines.findIndex(isTitle);
  if (largest < usual * leastTitleSize || from === -1) return [...lines];
  const rest = lines.slice(from);
  const length = rest.findIndex((line) => !isTitle(line));
  const title = length === -1 ? rest : rest.slice(0, length);
  const size = title[0]?.size ?? 0;
  const joined = {
    text: title.map(({ text }) => text).join(' '),
    size,
    startsParagraph: true,
    box: around(title.map(({ box }) => box)),
  };
  const below = lines.slice(from + title.length);
  const next =
    below[0] === undefined ? [] : [{ ...below[0], startsParagraph: true }, ...below.slice(1)];
  return [joined, ...lines.slice(0, from), ...next];
}
