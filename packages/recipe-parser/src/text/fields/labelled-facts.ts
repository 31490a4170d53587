/**
 * Yield and times from short lines such as "Serves 4", "Prep time: 10 min | Cook time: 1 h".
 *
 * - A line counts when it is short; several facts may be in one line, divided by bars, dots or
 *   commas, or simply one after the other.
 * - A label needs a colon, unless it names a time ("Prep time 5 mins") or is the short word right
 *   before a length of time ("Prep 5 mins"): "Bake 20 minutes" is a step.
 * - Where no label is, what a time is for may be behind it ("20 mn de cuisson"), and who eats may have any name behind
 *   "for" at the beginning ("Pour 6 gourmands").
 * - The first answer for each fact stays. A total below one of its parts is about something else.
 */
import { opensLikeStep } from '../lines/step-openings';
import { withDigits } from './count-words';
import { minutesFrom } from './durations';
import {
  cookTimes,
  eaterWords,
  forWords,
  prepTimes,
  totalTimes,
  yieldLabels,
} from './fact-vocabulary';
import { cookNouns, prepNouns, totalNouns } from './time-nouns';
import { servesFromText, yieldFrom } from './yields';

export interface LabelledFacts {
  serves?: number | undefined;
  yieldText?: string | undefined;
  prepMinutes?: number | undefined;
  cookMinutes?: number | undefined;
  totalMinutes?: number | undefined;
}

const longestLine = 160;

/** @example labelledFacts(['Serves 4', 'Cook time: 20 min']) // { serves: 4, cookMinutes: 20, … } */
export function labelledFacts(lines: readonly string[]): LabelledFacts {
  const short = lines.filter((line) => line.length <= longestLine);
  const prepMinutes = minutesIn(short, prepLabel) ?? minutesBefore(short, prepPatterns);
  const cookMinutes = minutesIn(short, cookLabel) ?? minutesBefore(short, cookPatterns);
  const totalMinutes = minutesIn(short, totalLabel) ?? minutesBefore(short, totalPatterns);
  const isTotal = (totalMinutes ?? 0) >= Math.max(prepMinutes ?? 0, cookMinutes ?? 0);
  return {
    ...yieldIn(short),
    prepMinutes,
    cookMinutes,
    totalMinutes: isTotal ? totalMinutes : undefined,
  };
}

/** Whether the line is nothing but such a fact, so that it is neither ingredient nor step. */
export function isLabelledFact(line: string): boolean {
  if (line.length > 80 || !/\d/.test(line)) return false;
  return anyTimeLabel.test(line) || yieldLine.test(line) || isTimeBeforeNoun(line);
}

/** Whether the line is a label whose fact must be in the next: "Porzioni", "Cook time:". */
export function isFactLabel(line: string): boolean {
  return line.length <= longestLabel && onlyLabel.test(line);
}

const longestLabel = 40;

/** "30 min prep, 20 min cooking": a sentence is a step. */
function isTimeBeforeNoun(line: string): boolean {
  const all = [prepPatterns, cookPatterns, totalPatterns];
  return !/[.!]$/.test(line) && all.some((each) => minutesBefore([line], each) !== undefined);
}

/**
 * How many a dish serves, from its name or a sentence about it.
 *
 * @example servesInSentence('Fish pie for 6') // 6
 * @example servesInSentence('My aunt says it feeds four with a salad.') // 4
 */
export function servesInSentence(text: string): number | undefined {
  const found = sentenceOfYield.exec(withDigits(text.slice(0, longestSentence)))?.[0];
  return found === undefined ? undefined : servesFromText(found);
}

const longestSentence = 600;

function yieldIn(lines: readonly string[]): Pick<LabelledFacts, 'serves' | 'yieldText'> {
  for (const line of lines) {
    const found = yieldLine.exec(withDigits(line))?.[0];
    if (found === undefined) continue;
    const { serves, yieldText } = yieldFrom(found);
    if (serves !== undefined) return { serves, yieldText };
  }
  const serves = lines.map(servesOfAny).find((count) => count !== undefined);
  return serves === undefined ? {} : { serves };
}

/** "Pour 6 gourmands – 50 mn en tout": any name of those who eat, but no time. */
function servesOfAny(line: string): number | undefined {
  const [, found, counted = ''] = forAny.exec(withDigits(line)) ?? [];
  if (found === undefined || (/\p{L}/u.test(counted) && minutesFrom(counted))) return undefined;
  return servesFromText(found);
}

function minutesIn(lines: readonly string[], label: RegExp): number | undefined {
  for (const line of lines) {
    const match = label.exec(line);
    const minutes = match && minutesFrom(untilNextLabel(line.slice(match.index + match[0].length)));
    if (minutes) return minutes;
  }
  return undefined;
}

/** "20 mn de cuisson", or a line of nothing but the noun and its time: "Cuisson 20 mn". */
function minutesBefore(lines: readonly string[], nouns: NounPatterns): number | undefined {
  for (const line of lines) {
    const alone = opensLikeStep(line) ? undefined : nouns.alone.exec(line)?.[1];
    const length = nouns.before.exec(line)?.[1] ?? alone;
    const isStep = /[.!]$/.test(line) && line.length > longestLabel;
    const minutes = length !== undefined && !isStep && minutesFrom(length);
    if (minutes) return minutes;
  }
  return undefined;
}

/** "10 min | Cook" is "10 min": what comes after a bar or the next label is another fact. */
function untilNextLabel(text: string): string {
  const plain = text.replace(/^[\s:：=–-]+/, '');
  const next = plain.search(anyTimeLabel);
  return (next > 0 ? plain.slice(0, next) : plain).split(/[|•·;/]|, /)[0]?.trim() ?? '';
}

/** How a label ends: with a colon, or right before a number where it names a time. */
const colon = '\\s*[:=：]';
const number = '\\s+(?=[\\d½¼¾])';
const duration = '\\s+(?=[\\d½¼¾][\\d½¼¾\\s.,–-]{0,6}(?:m|h)(?:in|r|our|\\b))';

/** No letter before; `\b` knows only those of English. */
const start = '(?<![\\p{L}])';

const prepLabel = new RegExp(
  `${start}(?:(?:${prepNouns})${colon}|(?:${prepTimes})(?:${colon}|${number})|prep${duration})`,
  'iu',
);
const cookLabel = new RegExp(
  `${start}(?:(?:${cookNouns})${colon}|(?:${cookTimes})(?:${colon}|${number})|cook${duration})`,
  'iu',
);
/** The bare words for "time" count only where no other word precedes them. */
const totalLabel = new RegExp(
  `(?:${start}(?:(?:total|${totalNouns})${colon}|(?:${totalTimes})(?:${colon}|${number})|total${duration})|(?:^|[|•·;,.]\\s*)(?:time|dauer|durée|tiempo|tempo|tijd|tid|czas|čas|время|час|idő|timp|vrijeme|süre|aika|時間|时间|시간|waktu|thời gian)${colon})`,
  'iu',
);
const anyTimeLabel = new RegExp(
  `${prepLabel.source}|${cookLabel.source}|${totalLabel.source}`,
  'iu',
);

/** A length of time with the noun behind it, divided from the rest of the line. */
const length =
  '(\\d[^|•·;()\\p{L}]{0,6}\\p{L}{1,10}\\.?(?:\\s?(?:\\p{L}{1,4}\\s)?\\d{1,2}(?:\\s?\\p{L}{1,10}\\.?)?)?)';
const of =
  "(?:(?:de la|de l['’]|de|d['’]|di|da|of|for|for the|para|til|för|na|do|voor|za|pentru|за|на|για|für die|zum|zur) ?)?";
interface NounPatterns {
  before: RegExp;
  alone: RegExp;
}

const patternsOf = (nouns: string): NounPatterns => ({
  before: new RegExp(
    `(?:^|[(|,;•·–—/:+&]|\\s(?:and|et|e|und|y|en|og|och|i|и|та|ve)\\s)\\s*(?:ca\\.? |circa |env\\. |about |ok\\. )?${length}\\s*${of}(?:${nouns})(?=\\s*(?:$|[|,;•·()–—/.+&]|(?:and|et|e|und|y|en|og|och|i|и|та|ve)\\s))`,
    'iu',
  ),
  alone: new RegExp(`^(?:${nouns})\\s+${length}$`, 'iu'),
});
const prepPatterns = patternsOf(prepNouns);
const cookPatterns = patternsOf(cookNouns);
const totalPatterns = patternsOf(totalNouns);

const onlyLabel = new RegExp(
  `^(?:${[yieldLabels, prepTimes, cookTimes, totalTimes, prepNouns, cookNouns, totalNouns].join('|')})\\s*[:：]?$`,
  'iu',
);

const about =
  '(?:about |ca\\.? |approx(?:\\.|imately)? |around |roughly |up to |at least |a generous |a family of |for |per |pour |für |etwa |rund |ungefähr |env\\. |environ |unas? |unos |aproximadamente |circa |około |ok\\. |cerca de |примерно |около |приблизно |noin |omkring |ungefär )?';

/** The part of a line with the yield. */
const yieldLine = new RegExp(
  [
    `${start}(?:${yieldLabels})\\s*[:=：]?\\s*${about}[\\d½][^|•·;\\n]{0,30}`,
    `${start}(?:${forWords})\\s+(?:ca\\.? )?\\d+[^|•·;\\n]{0,4}\\s(?:${eaterWords})(?![\\p{L}])`,
    `(?:^|[|•·;(–—]\\s*)(?:ca\\.? |~ ?)?\\d+(?:\\s?[-–]\\s?\\d+)?\\s?(?:${eaterWords})(?![\\p{L}])(?=\\s*\\.?\\s*(?:$|[|•·,;()]))`,
  ].join('|'),
  'iu',
);

/** "Pour 6 gourmands", "For 4": at the beginning, up to a sign or the end. */
const forAny = new RegExp(
  `^((?:${forWords})\\s+(?:ca\\.? )?(\\d+(?: ?(?:[-–]|to|bis|à|a) ?\\d+)?(?: \\p{L}+){0,2}))\\s*(?:$|[–—|•·,;:(/])`,
  'iu',
);

/** "serves 4" anywhere, "for 4" at the end or in brackets. */
const sentenceOfYield = new RegExp(
  `${start}(?:serves|feeds|(?:${yieldLabels}))\\s+${about}\\d+(?:\\s\\p{L}+)?|${start}(?:${forWords})\\s+\\d+(?=\\)?$)|\\(\\d+ (?:${eaterWords})\\)`,
  'iu',
);
