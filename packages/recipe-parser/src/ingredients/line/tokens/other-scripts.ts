/**
 * A line of another script in the characters that the parser reads.
 *
 * - Digits of all scripts, and the full-width marks of East Asia: "１／２", "（", "、", "〜".
 * - Chinese, Japanese and Korean have no space between a number and its measure, and Japanese spoons are before their
 *   number: "卵4個" is "卵 4 個", "醤油 大さじ1と1/2" is "醤油 1 1/2 大さじ", "2个鸡蛋" is "2 个 鸡蛋".
 */
import { withPlainDigits } from '../../../characters/plain-digits';
import { unitsBySpelling } from '../../../units/find-unit';
import { counter, wordClasses } from './word-classes';

/** @example withPlainScript('塩 小さじ１／２') // '塩 1/2 小さじ' */
export function withPlainScript(text: string): string {
  const plain = withPlainDigits(text)
    .replace(fullWidth, halfWidth)
    .replace(/[\u3000、〜]/g, plainMark);
  return eastAsian.test(plain) ? withSpacedMeasures(plain) : plain;
}

function halfWidth(mark: string): string {
  return String.fromCharCode(mark.charCodeAt(0) - 0xfee0);
}

function plainMark(mark: string): string {
  if (mark === '、') return ', ';
  return mark === '〜' ? '-' : ' ';
}

function withSpacedMeasures(text: string): string {
  measures ??= eastAsianMeasures();
  return text
    .replace(/(\d|[½⅓⅔¼¾])と(?=\d|[½⅓⅔¼¾])/gu, '$1 ')
    .replace(/半分/gu, '1/2')
    .replace(measures.before, '$<food> $<number> $<spoon>')
    .replace(measures.behind, '$<number> $<measure> ')
    .replace(
      /(?<=[\d½⅓⅔¼¾])(?=\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})/gu,
      ' ',
    )
    .replace(
      /(?<=\p{Script=Han}|\p{Script=Hiragana}|[\p{Script=Katakana}ー]|\p{Script=Hangul})(?=[\d½⅓⅔¼¾])/gu,
      ' ',
    )
    .replace(/(?<=\d)\s?cc\b/giu, ' ml')
    .trim();
}

/** Built when the first such line is read. */
let measures: { before: RegExp; behind: RegExp } | undefined;

function eastAsianMeasures(): { before: RegExp; behind: RegExp } {
  const units = [...unitsBySpelling.keys()].filter((word) => eastAsian.test(word));
  const counters = [...wordClasses].flatMap(([word, bits]) =>
    (bits & counter) !== 0 && eastAsian.test(word) ? [word] : [],
  );
  const words = [...units, ...counters].sort((a, b) => b.length - a.length).join('|');
  const number = String.raw`(?<number>\d[\d./]*(?:\s\d+\/\d+)?(?:\s?[~-]\s?\d[\d./]*)?[½⅓⅔¼¾]?|[½⅓⅔¼¾])`;
  return {
    before: new RegExp(
      String.raw`(?<![\d½⅓⅔¼¾])(?<food>^|\P{Nd})(?<spoon>大さじ|大匙|おおさじ|小さじ|小匙|カップ)\s*${number}`,
      'gu',
    ),
    behind: new RegExp(String.raw`${number}\s?(?<measure>${words})(?=\S)`, 'gu'),
  };
}

/** Digits beyond those of Latin, and everything from the marks of East Asia on. */
export const otherScript = /[\u0660-\u1fff\u3000-\uffef]/;
const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const fullWidth = /[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g;
