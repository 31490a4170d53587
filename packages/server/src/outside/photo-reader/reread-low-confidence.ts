/**
 * Reads again, each line by itself, what was read with doubt.
 *
 * - Doubtful is a line with a word that recognition was not sure of, or with a gap in which a letter may
 *   have been left out; one that begins with a unit, and one that stands further right than the lines
 *   with amounts around it: there the amount must stand at its left.
 * - The line is cut out of the image, with space at its left for an amount; the reading with more and
 *   surer letters is taken, and the first one where both are the same.
 * - An amount that appears at the left of a line is taken when it is sure; an unsure one may be a fraction
 *   sign, and only then is it used.
 */
import { type PhotoWord, isBeside, type TextRun, textRuns } from '@saltbush/recipe-parser/photo';
import { cutOut, type GreyImage } from './grey-image';
import type { TextEngine } from './text-engine';

const sureConfidence = 80;
const sureAmount = 70;
/** A page has hardly more lines in doubt; one that has will not be read by trying again. */
const maxLines = 15;
/** Of the size of the type. */
const spaceAtLeft = 2.2;
const neighbourhood = 8;

export async function rereadLowConfidence(
  engine: TextEngine,
  image: GreyImage,
  words: readonly PhotoWord[],
): Promise<PhotoWord[]> {
  const first = await linesAgain(engine, image, words, isDoubtful);
  // Only now is it known where amounts stand.
  return linesAgain(engine, image, first, lacksAmount);
}

async function linesAgain(
  engine: TextEngine,
  image: GreyImage,
  words: readonly PhotoWord[],
  isWanted: (run: TextRun, runs: readonly TextRun[]) => boolean,
): Promise<PhotoWord[]> {
  const runs = textRuns(words);
  let result = [...words];
  for (const run of runs.filter((each) => isWanted(each, runs)).slice(0, maxLines)) {
    const space = lacksAmount(run, runs) ? run.size * spaceAtLeft : 0;
    const again = await readLine(engine, image, run, space);
    const [first, ...rest] = again;
    const isAmount = space > 0 && first !== undefined && isAtLeft(first, run);
    if (isAmount) result = [...result.filter((word) => !overlap(word, first)), asAmount(first)];
    const line = isAmount ? rest : again;
    if (lettersRead(line) <= lettersRead(run.words)) continue;
    result = [...result.filter((word) => !run.words.includes(word)), ...line];
  }
  return result;
}

/** It begins with a unit, or amounts stand below one another where it has nothing. */
function lacksAmount(run: TextRun, runs: readonly TextRun[]): boolean {
  if (beginsWithUnit(run.words)) return true;
  if (!/^\p{Ll}/u.test(run.text)) return false;
  const indented = runs.filter(
    (other) =>
      /^\d/.test(other.text) &&
      Math.abs(other.baseline - run.baseline) < run.size * neighbourhood &&
      run.left - other.left > run.size * 0.5 &&
      run.left - other.left < run.size * spaceAtLeft,
  );
  return indented.length >= 2;
}

const isAtLeft = ({ text, right }: PhotoWord, run: TextRun): boolean =>
  right < run.left && !/\p{L}{2}/u.test(text);

/** What was read there before, and not taken for a part of the line. */
const overlap = (one: PhotoWord, other: PhotoWord): boolean =>
  one.left < other.right && one.right > other.left && isBeside(one, other);

/** Too uncertain to be used as text, unless it is a fraction sign. */
const asAmount = (word: PhotoWord): PhotoWord =>
  word.confidence >= sureAmount || !/\d/.test(word.text)
    ? word
    : { ...word, confidence: Math.min(word.confidence, 10) };

function isDoubtful({ words, size }: TextRun): boolean {
  const hasLetters = words.some(({ text }) => /\p{L}{2}/u.test(text));
  const isUnsure = words.some(({ confidence }) => confidence < sureConfidence);
  const hasGap = words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && next.left - word.right > size * 0.6;
  });
  return hasLetters && (isUnsure || hasGap);
}

const beginsWithUnit = ([first]: readonly PhotoWord[]): boolean =>
  first !== undefined &&
  /^(?:g|kg|ml|l|cups?|tsp|tbsp|oz|lb|pinch|bunch|cloves?|eggs?)$/.test(first.text);

/** Letters, each counting for how sure it is; guesses count against a reading. */
function lettersRead(words: readonly PhotoWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 50), 0);
}

async function readLine(engine: TextEngine, image: GreyImage, run: TextRun, space: number) {
  const margin = Math.round(run.size * 0.35);
  const left = Math.max(0, Math.round(run.left - Math.max(space, margin)));
  const area = {
    left,
    top: Math.max(0, run.top - margin),
    width: run.right + margin - left,
    height: run.bottom - run.top + 2 * margin,
  };
  const found = await engine.readLine(cutOut(image, area));
  return found.map((word) => ({
    ...word,
    left: word.left + area.left,
    right: word.right + area.left,
    top: word.top + area.top,
    bottom: word.bottom + area.top,
  }));
}
