/**
 * Words that stand inside of others, or are written with signs in them.
 *
 * - Where a script has no spaces between words (Chinese, Japanese, Thai), and in Korean, which joins them, each two letters
 *   that follow each other are found: "豆腐" is in "麻婆豆腐". The last letter is found alone, so that each letter begins
 *   something.
 * - A word with points, hyphens or "&" in it is found as one word too: "C.B.T." by "cbt", "7-up" by "7up", "M&Ms" by "mms".
 *   Points join single letters and pairs alone, so that two sentences without a space do not become a word.
 * - "Kartoffelsuppe" is a compound of "suppe". What is left must have three letters, and one food is no compound of another:
 *   a pineapple is no apple.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import { unspacedLetters } from '@saltbush/recipe-parser/text';
import { foodsNamedIn } from './recipe-foods';

/** @example hasUnspacedWords('麻婆豆腐 stew') // true */
export const hasUnspacedWords = (text: string): boolean => anyLetter.test(text);

/**
 * What an unspaced word is stored as.
 *
 * @example storedPairs('麻婆豆腐') // ['麻婆', '婆豆', '豆腐', '腐']
 */
export function storedPairs(word: string): string[] {
  const letters = lettersOf(word);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
}

/**
 * What all must be found of an unspaced word, the last of it by its beginning.
 *
 * @example soughtPairs('豆腐') // ['豆腐']
 * @example soughtPairs('菜') // ['菜']
 */
export function soughtPairs(word: string): string[] {
  const pairs = storedPairs(word).slice(0, mostPairs + 1);
  return pairs.length === 1 ? pairs : pairs.slice(0, -1);
}

/** A text as words of scripts without spaces, and what stands between them. */
export function splitUnspaced(text: string): { unspaced: string[]; rest: string } {
  if (!hasUnspacedWords(text)) return { unspaced: [], rest: text };
  const composed = text.normalize('NFKC');
  return {
    unspaced: composed.match(unspacedWord) ?? [],
    rest: composed.replace(unspacedWord, ' '),
  };
}

/**
 * The words with signs in them, as one word each.
 *
 * @example joinedWords('C.B.T. and stir-fry') // ['cbt', 'stirfry']
 */
export function joinedWords(text: string): string[] {
  if (!/[.&-]/.test(text)) return [];
  return (text.match(signedWord) ?? []).flatMap((word) => joinedWord(word) ?? []);
}

/** Undefined for a word whose signs do not join it: "2.5", "stir.Then". */
function joinedWord(word: string): string | undefined {
  const parts = word.split(signs);
  const mostInPart = word.includes('.') ? 2 : word.includes('&') ? 3 : longestJoined;
  const isJoined =
    /\p{L}/u.test(word) &&
    word.length <= longestJoined &&
    parts.every((part) => part.length <= mostInPart);
  return isJoined ? singularWords(foodWords(parts.join('')))[0] : undefined;
}

/** A part of a search that is one word with signs in it, and what it is without them. */
export interface SignedPart {
  text: string;
  joined: string | undefined;
}

/**
 * A search text cut where a short word has signs in it; longer ones are sought by their parts.
 *
 * @example splitSigned('M&Ms cake') // [{ text: 'M&Ms', joined: 'mms' }, { text: ' cake', joined: undefined }]
 */
export function splitSigned(text: string): SignedPart[] {
  const parts: SignedPart[] = [];
  let end = 0;
  for (const match of text.matchAll(signedWord)) {
    const joined = match[0].split(signs).every(isShort) ? joinedWord(match[0]) : undefined;
    if (joined === undefined) continue;
    parts.push({ text: text.slice(end, match.index), joined: undefined });
    parts.push({ text: match[0], joined });
    end = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(end), joined: undefined }].filter(
    (part) => part.text !== '',
  );
}

/**
 * Those words that are compounds of `word`, in their order.
 *
 * @example compoundsOf('suppe', ['kartoffelsuppe', 'suppen']) // ['kartoffelsuppe']
 */
export function compoundsOf(word: string, candidates: readonly string[]): string[] {
  const own = foodsNamedIn(word);
  return candidates.filter((candidate) => {
    const isLongEnough = candidate.length >= word.length + shortestRest;
    if (!isLongEnough || !(candidate.startsWith(word) || candidate.endsWith(word))) return false;
    const foods = foodsNamedIn(candidate);
    return own.length === 0 || foods.length === 0 || own.some((food) => foods.includes(food));
  });
}

/** Letters of a word of which compounds are looked up: shorter ones end too many words. */
export const shortestCompoundPart = 4;

function lettersOf(word: string): string[] {
  return word.match(letterWithMarks) ?? [];
}

const letter = `(?:${unspacedLetters}|\\p{Script=Hangul})`;
const anyLetter = new RegExp(letter, 'u');
const unspacedWord = new RegExp(`(?:${letter}\\p{M}*)+`, 'gu');
const letterWithMarks = new RegExp(`${letter}\\p{M}*`, 'gu');

const signs = /[.&-]/;
/** Not begun inside of a word, so that a long word is read once. */
const signedWord = /(?<![\p{L}\p{N}'’])[\p{L}\p{N}'’]+(?:[.&-][\p{L}\p{N}'’]+)+/gu;
const isShort = (part: string): boolean => part.length <= 3;

const longestJoined = 24;
const shortestRest = 3;
/** Of one word of a search. */
const mostPairs = 16;
