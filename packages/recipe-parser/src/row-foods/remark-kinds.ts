/** Which words of a row are no food: what they describe, a part of a food, what is done with it. */
import { findNamedFood } from '../foods/food-index';
import { foodWords } from '../foods/food-words';
import { opensForeignRemark } from '../foods/languages/foreign-words';
import { isQualifier, isShapeOrState } from '../foods/qualifiers';
import { hasClass, tokensOf } from '../ingredients/line/tokens/tokens';
import type { Token } from '../ingredients/line/tokens/tokens';
import {
  afterPreparation,
  approximation,
  degree,
  describing,
  manner,
  mannerPrepared,
  optional,
  part,
  prepared,
  preposition,
  remark,
  size,
  soldAs,
} from '../ingredients/line/tokens/word-classes';

/** @example isDescription('red') // true */
export function isDescription(text: string): boolean {
  return everyWord(
    text,
    ({ classes, text: word }) => (classes & describes) !== 0 || isQualifier(word),
  );
}

/**
 * Without the words in front that describe; a text of nothing else as it is.
 *
 * @example withoutDescriptions('small flour tortillas') // 'flour tortillas'
 */
export function withoutDescriptions(text: string): string {
  const words = text.split(' ');
  const start = words.findIndex((word) => !isDescription(word));
  return words.slice(Math.max(start, 0)).join(' ');
}

/** @example isPartOfFood('zest and juice') // true */
export function isPartOfFood(text: string): boolean {
  return everyWord(
    text,
    (token) =>
      hasClass(token, part | describes) || isShapeOrState(token.text) || partWords.has(token.text),
  );
}

/** "to serve", "for frying", "about 2 lemons", "with skin", "all of it"; not "all bran", which is a food. */
export function startsRemark(text: string): boolean {
  if (ofCountry.test(text)) return true;
  const [first, second] = tokensOnce(text);
  if (hasClass(first, prepared) && hasClass(second, preposition)) return true;
  if (hasClass(first, opensRemarks) || opensForeignRemark(first?.text ?? '')) return true;
  return remarkOpenings.has(first?.text ?? '') && !namesFood(text);
}

/** "US: bell peppers" is another name of the food. */
const ofCountry =
  /^(?:(?:in )?(?:the )?(?:australia|new zealand|nz|us|usa|uk|britain|america|canada|ireland)):/i;

/** Said in brackets is something of the food: "all bran (optional)". */
function namesFood(text: string): boolean {
  return findNamedFood(text.replaceAll(/\([^()]*\)/g, ' ').trim()) !== undefined;
}

/** "such as shiitake": what follows are examples. */
export function startsExamples(text: string): boolean {
  return examples.test(text);
}

/** "rind removed", "juice reserved", "white part only". */
export function endsInTreatment(text: string): boolean {
  return treatment.test(text);
}

/** More than a name: "mixed together in a shaker", "any type". */
export function isSentence(text: string): boolean {
  const tokens = tokensOnce(text);
  return tokens.length > longestName || tokens.some((token) => hasClass(token, inSentences));
}

/** "to serve", "for frying": of every food of the row. */
export function isPurpose(text: string): boolean {
  return /^(?:to|for)\s/i.test(text);
}

/** The questions about one remark come one after another. */
function tokensOnce(text: string): readonly Token[] {
  if (text !== lastText) [lastText, lastTokens] = [text, tokensOf(text)];
  return lastTokens;
}

let lastText = '';
let lastTokens: readonly Token[] = [];

function everyWord(text: string, is: (token: Token) => boolean): boolean {
  const words = tokensOnce(text).filter(({ kind }) => kind === 'word');
  return (
    words.length > 0 &&
    words.every((token) => joins.has(token.text) || is(token)) &&
    foodWords(text).length > 0
  );
}

const examples =
  /^(?:such as|like|e\.?g\b|for example|including|i\.?e\b|ideally|preferably|any\b|(?:i|we) (?:used|like|prefer))/i;
const longestName = 5;
const inSentences = remark | preposition | afterPreparation | approximation | prepared;
const describes = size | prepared | manner | soldAs | describing | degree | mannerPrepared;
const opensRemarks = remark | preposition | afterPreparation | approximation | optional;
const joins: ReadonlySet<string> = new Set(['and', '&', 'or', '+']);
const partWords: ReadonlySet<string> = new Set(
  'leaf stalk stalks stem root roots skin skins white whites seed core cores head heads tail tails shell shells bone bones fat crust crusts rinds green greens tops fronds'.split(
    ' ',
  ),
);
const remarkOpenings: ReadonlySet<string> = new Set(
  'extra more additional both all no skin-on skin-off bone-in etwas wat quanto'.split(' '),
);
const treatment =
  /\b(?:reserved|removed|discarded|remaining|separated|separately|trimmed|attached|intact|only|off|on|in|out|left|side (?:up|down))$/i;
