/**
 * A number for each word, made letter by letter, so that a word can be looked up without being cut out of its line.
 *
 * - Five bits for each of the last six letters, whose case does not matter.
 * - A word of up to six letters of ASCII has a key of its own. All others share theirs, and have a bit that says so.
 */
import { smallA, smallZ } from '../../../characters/characters';

/** The key of a word without letters. */
export const noKey = 0;

/**
 * The key of a word with one more small letter of ASCII.
 *
 * @example keyWith(keyWith(noKey, 111), 102) // that of "of"
 */
export function keyWith(key: number, letter: number): number {
  return (key << bitsOfLetter) | (letter & lettersMask);
}

/** The key of a whole word, after its last letter. */
export function finishedKey(key: number, letters: number): number {
  return letters > lettersInKey ? (key & (sharedKey - 1)) | sharedKey : key;
}

/** @example keyOf('of') === keyWith(keyWith(noKey, 111), 102) // true */
export function keyOf(folded: string): number {
  let key = noKey;
  let isPlain = true;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    isPlain &&= code >= smallA && code <= smallZ;
    key = keyWith(key, code);
  }
  return finishedKey(key, isPlain ? folded.length : Infinity);
}

const bitsOfLetter = 5;
const lettersMask = 31;
const lettersInKey = 6;
/** Keys from here on are shared: the texts must be compared. */
export const sharedKey = 1 << (bitsOfLetter * lettersInKey);
