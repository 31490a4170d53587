/**
 * Reads again, each line by itself, what was read with doubt.
 *
 * - Doubtful is a line with a word that recognition was not sure of, or with a gap in which a letter may
 *   have been left out; and one that begins with a unit, whose amount must stand at its left.
 * - The line is cut out of the picture, with room at its left for an amount; the reading with more and
 *   surer letters is taken, and the first one where both are the same.
 */
import type { PhotoWord } from '@saltbush/domain/recipe-photo/photo-page';
import { textRuns, type TextRun } from '@saltbush/domain/recipe-photo/text-runs';
import { cutOut, type GreyPicture } from './grey-picture';
import type { TextEngine } from './text-engine';

const sureConfidence = 80;
/** A page has hardly more lines in doubt; one that has will not be read by trying again. */
const mostLines = 15;
/** Of the size of the type. */
const roomAtLeft = 2.2;

export async function readAgain(
  engine: TextEngine,
  picture: GreyPicture,
  words: readonly PhotoWord[],
): Promise<PhotoWord[]> {
  const doubtful = textRuns(words).filter(isDoubtful).slice(0, mostLines);
  let result = [...words];
  for (const run of doubtful) {
    const again = await readLine(engine, picture, run);
    if (lettersRead(again) <= lettersRead(run.words)) continue;
    result = [...result.filter((word) => !run.words.includes(word)), ...again];
  }
  return result;
}

function isDoubtful({ words, size }: TextRun): boolean {
  const hasLetters = words.some(({ text }) => /\p{L}{2}/u.test(text));
  const isUnsure = words.some(({ confidence }) => confidence < sureConfidence);
  const hasGap = words.some((word, index) => {
    const next = words[index + 1];
    return next !== undefined && next.left - word.right > size * 0.6;
  });
  return hasLetters && (isUnsure || hasGap || beginsWithUnit(words));
}

const beginsWithUnit = ([first]: readonly PhotoWord[]): boolean =>
  first !== undefined &&
  /^(?:g|kg|ml|l|cups?|tsp|tbsp|oz|lb|pinch|bunch|cloves?|eggs?)$/.test(first.text);

/** Letters, each counting for how sure it is; guesses count against a reading. */
function lettersRead(words: readonly PhotoWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * (confidence - 50), 0);
}

async function readLine(engine: TextEngine, picture: GreyPicture, run: TextRun) {
  const margin = Math.round(run.size * 0.35);
  const left = Math.max(0, run.left - (beginsWithUnit(run.words) ? run.size * roomAtLeft : margin));
  const area = {
    left,
    top: Math.max(0, run.top - margin),
    width: run.right + margin - left,
    height: run.bottom - run.top + 2 * margin,
  };
  const found = await engine.readLine(cutOut(picture, area));
  return found.map((word) => ({
    ...word,
    left: word.left + area.left,
    right: word.right + area.left,
    top: word.top + area.top,
    bottom: word.bottom + area.top,
  }));
}
