/**
 * Yield and times from short lines such as "Serves 4", "Prep time: 10 min | Cook time: 1 h".
 *
 * - A line counts when it is short; several facts may be in one line, divided by bars, dots or
 *   commas, or simply one after the other.
 * - A label needs a colon, unless it names a time ("Prep time 5 mins") or is the short word right
 *   before a length of time ("Prep 5 mins"): "Bake 20 minutes" is a step.
 * - The first answer for each fact stays. A total below one of its parts is about something else.
 */
import { minutesFrom } from './durations';
import {
  cookTimes,
  eaterWords,
  forWords,
  prepTimes,
  totalTimes,
  yieldLabels,
} from './fact-vocabulary';
import { yieldFrom } from './yields';

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
  const prepMinutes = minutesIn(short, prepLabel);
  const cookMinutes = minutesIn(short, cookLabel);
  const totalMinutes = minutesIn(short, totalLabel);
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
  return line.length <= 80 && (anyTimeLabel.test(line) || yieldLine.test(line)) && /\d/.test(line);
}

function yieldIn(lines: readonly string[]): Pick<LabelledFacts, 'serves' | 'yieldText'> {
  for (const line of lines) {
    const found = yieldLine.exec(line)?.[0];
    if (found === undefined) continue;
    const { serves, yieldText } = yieldFrom(found);
    if (serves !== undefined) return { serves, yieldText };
  }
  return {};
}

function minutesIn(lines: readonly string[], label: RegExp): number | undefined {
  for (const line of lines) {
    const match = label.exec(line);
    const minutes = match && minutesFrom(untilNextLabel(line.slice(match.index + match[0].length)));
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

const time = '(?:\\s*(?:time|zeit|tijd|tid))?';
/** How a label ends: with a colon, or right before a number where it names a time. */
const colon = '\\s*[:=：]';
const number = '\\s+(?=[\\d½¼¾])';
const duration = '\\s+(?=[\\d½¼¾][\\d½¼¾\\s.,–-]{0,6}(?:m|h)(?:in|r|our|\\b))';

/** No letter before; `\b` knows only those of English. */
const start = '(?<![\\p{L}])';

const prepLabel = new RegExp(
  `${start}(?:(?:prep(?:aration)?${time}|hands-on${time}|vorbereitung|préparation|prepara(?:ción|ção|zione|tion)|preparo|förberedelse(?:r)?|forberedelse(?:r)?|příprava|předpříprava|príprava|priprema)${colon}|(?:${prepTimes})(?:${colon}|${number})|prep${duration})`,
  'iu',
);
const cookLabel = new RegExp(
  `${start}(?:(?:cook(?:ing)?${time}|bake${time}|baking${time}|koch-?(?:/backzeit|zeit)|cuisson|cocción|cozimento|cottura|tilberedning|vaření|pečení|kuhanje|pečenje)${colon}|(?:${cookTimes})(?:${colon}|${number})|cook${duration})`,
  'iu',
);
/** The bare words for "time" count only where no other word precedes them. */
const totalLabel = new RegExp(
  `(?:${start}(?:(?:total${time}|totale)${colon}|(?:${totalTimes})(?:${colon}|${number})|total${duration})|(?:^|[|•·;,.]\\s*)(?:time|dauer|durée|tiempo|tempo|tijd|tid|czas|čas|время|час|idő|timp|vrijeme|süre|aika|時間|时间|시간|waktu|thời gian)${colon})`,
  'iu',
);
const anyTimeLabel = new RegExp(
  `${prepLabel.source}|${cookLabel.source}|${totalLabel.source}`,
  'iu',
);

const about = '(?:about |ca\\.? |approx\\.? |for |per |pour |für |env\\. |circa |około |ok\\. )?';

/** The part of a line with the yield. */
const yieldLine = new RegExp(
  [
    `${start}(?:${yieldLabels})\\s*[:=：]?\\s*${about}[\\d½][^|•·;\\n]{0,30}`,
    `${start}(?:${forWords})\\s+(?:ca\\.? )?\\d+[^|•·;\\n]{0,4}\\s(?:${eaterWords})(?![\\p{L}])`,
    `^(?:ca\\.? |~ ?)?\\d+(?:\\s?[-–]\\s?\\d+)?\\s?(?:${eaterWords})(?![\\p{L}])(?=\\s*\\.?\\s*(?:$|[|•·,;()]))`,
  ].join('|'),
  'iu',
);
