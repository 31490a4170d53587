/**
 * A text of a recipe as a voice reads it: voices read "2 tbsp" letter by letter, and leave out "½" and "–". What they should
 * say is in `voice-words.ts`; in a language that is not there the text is left as it is.
 */
import type { ReadingLanguage } from './text-language';
import { voiceWords, type VoiceUnit, type VoiceWords } from './voice-words';

/** @example textForVoice('Add 1½ tbsp oil. Bake at 180°C for 20–25 min.', 'en') // 'Add 1 and a half tablespoons oil. Bake at 180 degrees for 20 to 25 minutes.' */
export function textForVoice(text: string, language: ReadingLanguage): string {
  const words = voiceWords[language];
  if (!words) return text;
  const unit = unitPattern(words);
  const numbered = withSigns(text)
    .replace(rangeDash, `$1 ${words.to} `)
    .replace(/\s?(?:°\s?|º)C\b/g, ` ${words.celsius}`)
    .replace(/\s?°\s?F\b/g, ` ${words.fahrenheit}`)
    .replace(new RegExp(`(?:(\\d+)[ -]?)?([${signs}])(?: ?${unit})?`, 'giu'), (...match) =>
      fractionText(match as FractionMatch, words),
    )
    .replace(new RegExp(`([\\d.,]*\\d) ?${unit}`, 'giu'), (...match) => {
      const [, number, name, dot] = match as [string, string, string, string?];
      const { one, many } = unitOf(words, name);
      return `${number} ${number === '1' ? one : many}${endOf(match, name, dot, words)}`;
    });
  return words.abbreviations.reduce((said, [short, long]) => said.replace(short, long), numbered);
}

/** "1/2" as "½"; "1/2/2026" and "24/7" are no amounts. */
const withSigns = (text: string): string =>
  text.replace(
    /(?<![\d/.,])([123])[/⁄]([2348])(?![\d/])/g,
    (written, above, below) => slashed[`${above}/${below}`] ?? written,
  );

const slashed: Readonly<Record<string, string | undefined>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
};
const signs = Object.values(slashed).join('');
/** "1-½" is no range but one and a half. */
const rangeDash = new RegExp(`(\\d|[${signs}] ?|\\d )[–-] ?(?=\\d)`, 'g');

/** With the groups of a unit and its point. */
const unitPattern = ({ measures, times }: VoiceWords): string =>
  `(${[...Object.keys(measures), ...Object.keys(times)].join('|')})(?![\\p{L}\\d])(\\.)?`;

const unitOf = ({ measures, times }: VoiceWords, written: string): VoiceUnit =>
  (measures[written.toLowerCase()] ?? times[written.toLowerCase()])!;

type FractionMatch = [string, string?, string?, string?, string?];

function fractionText(match: FractionMatch, words: VoiceWords): string {
  const [, whole, sign = '', name, dot] = match;
  const number = whole === undefined ? words.fractions[sign]! : words.mixed(whole, sign);
  if (name === undefined) return number;
  const { one, many, half } = unitOf(words, name);
  const end = endOf(match, name, dot, words);
  if (whole !== undefined) return `${number} ${many}${end}`;
  return (sign === '½' && half !== undefined ? half : `${number} ${one}`) + end;
}

/** The point of an abbreviation is left out, unless it ends the sentence too. */
function endOf(
  match: readonly unknown[],
  name: string,
  dot: string | undefined,
  { times, hasCapitalNouns }: VoiceWords,
): string {
  if (dot === undefined) return '';
  const [found, at, text] = [match[0], match.at(-2), match.at(-1)] as [string, number, string];
  const behind = text.slice(at + found.length);
  const isMeasure = times[name.toLowerCase()] === undefined;
  const mayEnd = !(isMeasure && hasCapitalNouns);
  return /^\s*$/.test(behind) || (mayEnd && /^\s+\p{Lu}/u.test(behind)) ? '.' : '';
}
