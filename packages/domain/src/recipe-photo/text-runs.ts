/**
 * Words that stand side by side, as runs: a line of text, or its part inside one column.
 *
 * - What is no text goes: marks and scraps that recognition was not sure of (edges, stains, wood).
 * - A word belongs to the run at its left when both stand at the same height and the gap between them is
 *   no wider than the gap of a widely set line; a column's gutter is wider.
 * - A list mark alone ("2.", "•") or an amount alone ("250 g") belongs to what stands beside it, however
 *   wide the gap: numbers and amounts are often set in a column of their own.
 */
import { around, baseline, typicalSize } from './letter-size';
import type { Box, PhotoWord } from './photo-page';

export interface TextRun extends Box {
  words: PhotoWord[];
  text: string;
  /** Height of the type in pixels. */
  size: number;
  /** Where its first word stands, in pixels from the top. */
  baseline: number;
}

/** Of the size of the type. */
const widestGap = 1.1;
const widestGapOfMark = 10;
/** Below this, recognition guesses. */
const leastConfidence = 35;
/** A lost digit is an ingredient without its amount; a digit too many stands where a person sees it. */
const leastConfidenceOfDigits = 15;

/** @returns runs from top to bottom */
export function textRuns(words: readonly PhotoWord[]): TextRun[] {
  const kept = words.filter(isText);
  const size = typicalSize(kept);
  const rows: PhotoWord[][] = [];
  for (const word of kept.toSorted((one, other) => one.left - other.left)) {
    const row = closest(rows, word, size * widestGap);
    if (row) row.push(word);
    else rows.push([word]);
  }
  const runs = rows.map(runOf).filter(isReadable);
  return withMarks(runs).toSorted((one, other) => one.top - other.top);
}

/** @returns whether two boxes stand at the same height: half of the lower one is beside the other */
export function isBeside(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap >= Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

function isText({ text, confidence }: PhotoWord): boolean {
  if (/[\d½⅓⅔¼¾⅛⅜⅝⅞]/u.test(text)) return confidence >= leastConfidenceOfDigits;
  if (/\p{L}/u.test(text)) return confidence >= leastConfidence || text.length > 2;
  return confidence >= 60 && /^(?:[&•*%+.–—-]|[^\p{L}\s]{2,3})$/u.test(text);
}

/** At least something in it was read with some certainty. */
function isReadable({ words }: TextRun): boolean {
  return words.some(({ text, confidence }) => confidence >= 50 && /[\p{L}\d½⅓⅔¼¾•*–-]/u.test(text));
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

function runOf(words: PhotoWord[]): TextRun {
  return {
    ...around(words),
    words,
    text: words.map(({ text }) => text).join(' '),
    size: typicalSize(words),
    baseline: baselineOf(words),
  };
}

function baselineOf(words: readonly PhotoWord[]): number {
  const first = words.find(({ text }) => /[\p{L}\d]/u.test(text)) ?? words[0];
  return first === undefined ? 0 : baseline(first);
}

const mark = /^(?:\(?\d{1,2}[.):]?|[•*·▪–—-]|step \d{1,2}[.:]?)$/iu;
const amountAlone =
  /^[\d½⅓⅔¼¾⅛⅜⅝⅞][\d½⅓⅔¼¾⅛⅜⅝⅞\s.,/x–-]*(?:g|kg|ml|l|oz|lb|tsp|tbsp|cups?|bunch|cloves?)?$/iu;

const isMark = (run: TextRun): boolean => mark.test(run.text) || amountAlone.test(run.text);

function withMarks(runs: readonly TextRun[]): TextRun[] {
  const joined = [...runs];
  for (const run of runs.filter(isMark).toSorted((one, other) => other.left - one.left)) {
    const partner = partnerOf(run, joined);
    if (partner === undefined || !joined.includes(run)) continue;
    joined.splice(joined.indexOf(run), 1);
    joined.splice(joined.indexOf(partner), 1, joinedRuns([run, partner]));
  }
  return joined;
}

/** Joined from left to right. */
function joinedRuns(runs: readonly TextRun[]): TextRun {
  return runOf(runs.toSorted((one, other) => one.left - other.left).flatMap(({ words }) => words));
}

/** What stands nearest to the right; for an amount, also to the left ("flour … 200 g"). */
function partnerOf(run: TextRun, others: readonly TextRun[]): TextRun | undefined {
  const most = run.size * widestGapOfMark;
  const beside = others.filter((other) => other !== run && isBeside(run, other));
  const right = beside
    .filter(({ left }) => left >= run.right - run.size / 2 && left - run.right <= most)
    .toSorted((one, other) => one.left - other.left)[0];
  if (right !== undefined || !amountAlone.test(run.text) || mark.test(run.text)) return right;
  return beside
    .filter((other) => other.right <= run.left && run.left - other.right <= most)
    .toSorted((one, other) => other.right - one.right)[0];
}
