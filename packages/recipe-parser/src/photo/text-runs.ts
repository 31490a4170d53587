/**
 * Words that are side by side, as runs: a line of text, or its part inside one column.
 *
 * - What is no text goes: marks and fragments of low confidence (edges, stains, wood), and
 *   specks far smaller than the type (the dots that lead from a food to its amount).
 * - A word belongs to the run at its left when both are at the same height and the gap between them is
 *   no wider than the gap of a widely set line; a column's gutter is wider.
 * - A list mark alone ("2.", "•") or an amount alone ("250 g") belongs to what is beside it, however
 *   wide the gap: numbers and amounts are often set in a column of their own.
 */
import { justified } from './justified-lines';
import { around, typicalSize } from './font-size';
import type { PhotoWord } from './photo-page';
import { isBeside, joinedRuns, runOf, type TextRun } from './text-run';

/** Of the size of the type. */
const widestGap = 1.1;
const widestGapOfMark = 10;
const leastHeight = 0.3;
/** Between a food and its amount, at any distance. */
const fewestDots = 3;
/** Below this, the recognised text is unreliable. */
const leastConfidence = 35;
/** A lost digit is an ingredient without its amount; a digit too many is where a person sees it. */
const leastConfidenceOfDigits = 15;

/** @returns runs from top to bottom */
export function textRuns(words: readonly PhotoWord[]): TextRun[] {
  const texts = words.filter(isText);
  const size = typicalSize(texts);
  const isSpeck = ({ top, bottom }: PhotoWord) => bottom - top < size * leastHeight;
  const remaining = texts.filter((word) => !isSpeck(word) || isSmallPrint(word));
  const dots = words.filter((word) => isSpeck(word) && word.text.length <= 3);
  const rows: PhotoWord[][] = [];
  for (const word of remaining.toSorted((one, other) => one.left - other.left)) {
    const row = closest(rows, word, size * widestGap);
    if (row) row.push(word);
    else rows.push([word]);
  }
  const runs = justified(rows.map(runOf).filter(isReadable));
  return withMarks(runs, dots).toSorted((one, other) => one.top - other.top);
}

function isText({ text, confidence }: PhotoWord): boolean {
  if (/[\d½⅓⅔¼¾⅛⅜⅝⅞]/u.test(text)) return confidence >= leastConfidenceOfDigits;
  if (/\p{L}/u.test(text)) return confidence >= leastConfidence || text.length > 2;
  return confidence >= 60 && /^(?:[&•*%+.–—-]|[^\p{L}\s]{2,3})$/u.test(text);
}

const isSmallPrint = ({ text, confidence }: PhotoWord): boolean =>
  /^[–—-]+$/u.test(text) || (confidence >= 50 && /\p{L}{3}/u.test(text));

/** At least something in it was read with some certainty; of several digits, a little will do. */
function isReadable({ words }: TextRun): boolean {
  return words.some(
    ({ text, confidence }) =>
      (confidence >= 50 && /[\p{L}\d½⅓⅔¼¾•*–-]/u.test(text)) ||
      (confidence >= leastConfidence && /^\d{2,4}$/u.test(text)),
  );
}

function closest(rows: readonly PhotoWord[][], word: PhotoWord, mostGap: number) {
  let best: { row: PhotoWord[]; gap: number } | undefined;
  for (const row of rows) {
    const last = row.at(-1);
    if (last === undefined || !isBeside(last, word)) continue;
    const gap = word.left - last.right;
    const most = Math.max(mostGap, typicalSize([last, word]) * widestGap);
    const isNear = gap <= most && word.right > last.right;
    if (isNear && (best === undefined || gap < best.gap)) best = { row, gap };
  }
  return best?.row;
}

const mark = /^(?:\(?\d{1,2}[.):]?|[•*·▪–—-]|step \d{1,2}[.:]?)$/iu;
/** Of one measure or two: "250 g", "250 g 9 oz". */
const amountAlone =
  /^(?:[\d½⅓⅔¼¾⅛⅜⅝⅞][\d½⅓⅔¼¾⅛⅜⅝⅞\s.,/x–-]*(?:g|kg|ml|l|(?:fl )?[o0]z|lb|tsp|tbsp|cups?|bunch|cloves?)?(?:\s|$)){1,2}$/iu;

const isMark = (run: TextRun): boolean => mark.test(run.text) || amountAlone.test(run.text);

function withMarks(runs: readonly TextRun[], dots: readonly PhotoWord[]): TextRun[] {
  const joined = [...runs];
  for (const run of runs.filter(isMark).toSorted((one, other) => other.left - one.left)) {
    const partner = partnerOf(run, joined, dots);
    if (partner === undefined || !joined.includes(run)) continue;
    joined.splice(joined.indexOf(run), 1);
    joined.splice(joined.indexOf(partner), 1, joinedRuns([run, partner]));
  }
  return joined;
}

/** What is nearest to the right; for an amount, also to the left ("flour … 200 g"). */
function partnerOf(
  run: TextRun,
  others: readonly TextRun[],
  dots: readonly PhotoWord[],
): TextRun | undefined {
  const most = run.size * widestGapOfMark;
  const beside = others.filter((other) => other !== run && isBeside(run, other));
  const right = beside
    .filter(({ left }) => left >= run.right - run.size / 2 && left - run.right <= most)
    .toSorted((one, other) => one.left - other.left)[0];
  if (right !== undefined || !amountAlone.test(run.text)) return right;
  const left = beside
    .filter((other) => other.right <= run.left)
    .toSorted((one, other) => other.right - one.right)[0];
  if (left === undefined || areLed(left, run, dots)) return left;
  return run.left - left.right <= most && !mark.test(run.text) ? left : undefined;
}

/** Dots lead from one to the other. */
function areLed(left: TextRun, right: TextRun, dots: readonly PhotoWord[]): boolean {
  const row = { ...around([left, right]), left: left.right, right: right.left };
  const between = dots.filter(
    (dot) =>
      dot.left >= row.left &&
      dot.right <= row.right &&
      dot.bottom > row.top &&
      dot.top < row.bottom,
  );
  return between.length >= fewestDots;
}
