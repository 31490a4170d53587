/**
 * Joins the printed lines of a column to the lines of the original text (undoes line wrapping).
 *
 * - A line was broken where the next word had no space: the line reaches so near to the column's right
 *   edge that the first word below would not have fitted.
 * - A wider gap than usual between two lines parts them; so do a change of type size, a list mark, a
 *   heading ("Method"), an amount in a line below a line with an amount, and one at a line's end.
 * - A full stop parts short lines; in long ones the sentences of one step run on.
 * - A word broken with a hyphen is joined; a hyphen that belongs to the word stays ("self-raising").
 */
import { statesAmount } from '../text/lines/line-shape';
import { textHeading } from '../text/headings/text-heading';
import { around, median } from './font-size';
import type { Box } from './photo-page';
import type { TextRun } from './text-run';

export interface LogicalLine {
  text: string;
  /** Height of its type in pixels. */
  size: number;
  /** Whether the space above it is larger than between lines of a paragraph. */
  startsParagraph: boolean;
  /** Around all that was joined. */
  box: Box;
}

/** Of the usual distance between lines. */
const leastParagraphDistance = 1.22;
/** Of the type's size. */
const spaceWidth = 0.3;
const widestDistance = 1.75;
const mostSizeChange = 1.25;
/** Letters. */
const longestIngredient = 60;
const longestShortLine = 35;

/** @param runs of one column, from top to bottom */
export function logicalLines(runs: readonly TextRun[]): LogicalLine[] {
  const distance = usualDistance(runs);
  const lines: LogicalLine[] = [];
  for (const [index, run] of runs.entries()) {
    const above = runs[index - 1];
    const startsParagraph =
      above === undefined || stepDown(above, run) > distance * leastParagraphDistance;
    const last = lines.at(-1);
    if (
      above &&
      last &&
      !startsParagraph &&
      isBroken(above, run, last.text, rightEdgeOf(runs, above, run))
    ) {
      last.text = joinedText(last.text, run.text);
      last.box = around([last.box, run]);
    } else lines.push({ text: run.text, size: run.size, startsParagraph, box: around([run]) });
  }
  return lines;
}

/** A title over a narrow list reaches further than the list, whose lines are broken where it ends. */
function rightEdgeOf(runs: readonly TextRun[], above: TextRun, below: TextRun): number {
  const goesOn = /^\p{Ll}/u.test(below.text) && hasAmount(above.text);
  const alike = runs.filter((run) => !goesOn || sizeChange(run, above) <= mostSizeChange);
  return Math.max(...alike.map(({ right }) => right));
}

const sizeChange = (one: TextRun, other: TextRun): number =>
  Math.max(one.size, other.size) / Math.min(one.size, other.size);

/** The smaller distances are those within a paragraph. */
function usualDistance(runs: readonly TextRun[]): number {
  const size = median(runs.map((run) => run.size));
  const steps = runs
    .slice(1)
    .map((run, index) => stepDown(runs[index] ?? run, run))
    .filter((step) => step > size * 0.8 && step < size * 2.5)
    .toSorted((one, other) => one - other);
  return Math.min(steps[Math.floor(steps.length / 4)] ?? Infinity, size * widestDistance);
}

const stepDown = (above: TextRun, below: TextRun): number => below.baseline - above.baseline;

function isBroken(above: TextRun, below: TextRun, text: string, rightEdge: number): boolean {
  const firstWord = below.words[0];
  const width = firstWord === undefined ? 0 : firstWord.right - firstWord.left;
  const hadNoSpace = above.right + above.size * spaceWidth + width > rightEdge - above.size * 0.3;
  return hadNoSpace && below.baseline > above.baseline && !isParted(above, below, text);
}

function isParted(above: TextRun, below: TextRun, text: string): boolean {
  if (sizeChange(above, below) > mostSizeChange || listMark.test(below.text)) return true;
  const startsCapitalised = /^\p{Lu}/u.test(below.text);
  if (textHeading(text) !== undefined) return true;
  if (startsCapitalised && textHeading(below.text) !== undefined) return true;
  if (endsInAmount.test(text)) return true;
  if (hasAmount(text) && !isHalfSentence(text)) {
    return hasAmount(below.text) || (startsCapitalised && text.length < longestIngredient);
  }
  return startsCapitalised && /[.!?]$/.test(text) && text.length < longestShortLine;
}

/** "flour 200 g" is whole. */
const endsInAmount = /^\p{L}[^.;]*\s[\d½⅓⅔¼¾][\d½⅓⅔¼¾/ ]*(?:g|kg|ml|l|tsp|tbsp|cups?)$/u;

const listMark = /^(?:\(?\d{1,2}[.)](?!\d)|[•*·▪–—]\s|step \d)/iu;

const hasAmount = (text: string): boolean => !listMark.test(text) && statesAmount(text);

/** "2 x 400 g tins kidney beans," goes on. */
const isHalfSentence = (text: string): boolean => /[,(&]$|\b(?:and|or|with|of)$/iu.test(text);

/**
 * A line that was broken, whole again.
 *
 * @example joinedText('Knead the dough un-', 'til smooth.') // 'Knead the dough until smooth.'
 */
export function joinedText(above: string, below: string): string {
  const broken = /(\p{L}+)-$/u.exec(above);
  if (broken === null || !/^\p{Ll}/u.test(below)) return `${above} ${below}`;
  const isOwnHyphen = hyphenated.test(broken[1] ?? '');
  return `${isOwnHyphen ? above : above.slice(0, -1)}${below}`;
}

const hyphenated =
  /^(?:self|stir|semi|non|full|low|well|extra|deep|pre|half|slow|free|oven|all)$/iu;
