/**
 * Scripts whose words stand without spaces between them (Chinese, Japanese, Thai, Lao, Khmer, Burmese): a reader finds
 * where a word ends, a program does not.
 */

/** @example hasUnspacedScript('麻婆豆腐 stew') // true */
export const hasUnspacedScript = (text: string): boolean => unspaced.test(text);

/** As a character class of a regular expression with the flag `u`. */
export const unspacedLetters =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー]';

const unspaced = new RegExp(unspacedLetters, 'u');
