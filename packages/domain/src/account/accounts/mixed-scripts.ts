/**
 * Whether a word mixes scripts: "аdmin" with a Cyrillic "а" looks like another name. Names of several scripts are fine word
 * by word, and Latin letters stand beside Chinese, Japanese and Korean ones in a word ("Tシャツ"), as in the "highly
 * restrictive" level of Unicode Technical Standard 39.
 */

/**
 * @example mixesScripts('аdmin') // true, when the first letter is Cyrillic
 * @example mixesScripts('Иван Smith') // false
 */
export const mixesScripts = (name: string): boolean => name.split(betweenWords).some(isMixed);

const betweenWords = /[^\p{L}\p{M}\p{N}]+/u;

const latinOrEastAsian = /[\p{sc=Latn}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}]/u;
const cyrillic = /\p{sc=Cyrl}/u;
const greek = /\p{sc=Grek}/u;
/** Letters of every other script; digits and accents belong to all. */
const other =
  /[^\p{sc=Latn}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Zyyy}\p{sc=Zinh}]/u;

const isMixed = (word: string): boolean =>
  [latinOrEastAsian, cyrillic, greek, other].filter((script) => script.test(word)).length > 1;
