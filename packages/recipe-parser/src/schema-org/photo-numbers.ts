/**
 * Numbers of the photos beside the steps, behind the words that a photo shows: "unite la cipolla 2 e mescolate 3."
 *
 * They stand before a sign, a word for "and" or the end, go up through all steps, and miss few of them: no amount, time or
 * temperature does.
 */
import type { Step } from '../recipe/recipe';

/** Behind a word, and before what no amount is followed by. */
const photoNumber =
  /(?<=\p{L}) \(?(\d{1,2})\)?(?=[.,;:]|$|\s(?:and|then|e|ed|poi|y|et|puis|und|dann|en|i|и|a) )/gu;

/** Fewer may be something else. */
const fewestNumbers = 4;
/** Some stand where they cannot be recognised. */
const mostFound = 0.6;

/** @example withoutPhotoNumbers([{ text: 'Peel 1. Cut 2. Fry 3. Serve 4.' }])[0].text // 'Peel. Cut. Fry. Serve.' */
export function withoutPhotoNumbers(steps: readonly Step[]): Step[] {
  const numbers = steps.flatMap(({ text }) =>
    [...text.matchAll(photoNumber)].map(([, digits]) => Number(digits)),
  );
  const goUp = numbers.every((number, at) => number > (numbers[at - 1] ?? 0));
  const isCount = numbers.length >= fewestNumbers && numbers.length >= numbers.at(-1)! * mostFound;
  if (!goUp || !isCount) return [...steps];
  return steps.map((step) => ({ ...step, text: step.text.replace(photoNumber, '') }));
}
