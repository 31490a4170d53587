/**
 * Yield and times from short lines such as "Serves 4", "Prep time: 10 min | Cook time: 1 h".
 *
 * - A line counts when it is short; several facts may stand in one line, divided by bars, dots or
 *   commas, or simply one after the other.
 * - The first answer for each fact stays.
 */
import { minutesFrom } from './durations';
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
  return {
    ...yieldIn(short),
    prepMinutes: minutesIn(short, prepLabel),
    cookMinutes: minutesIn(short, cookLabel),
    totalMinutes: minutesIn(short, totalLabel),
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
  const plain = text.replace(/^[\s:=–-]+/, '');
  const next = plain.search(anyTimeLabel);
  return (next > 0 ? plain.slice(0, next) : plain).split(/[|•·;/]|, /)[0]?.trim() ?? '';
}

const time = '(?:\\s*(?:time|zeit|tijd|tid))?';
const prepLabel = new RegExp(
  `\\b(?:prep(?:aration)?${time}|hands-on${time}|vorbereitung(?:szeit)?|arbeitszeit|temps de préparation|préparation|(?:tiempo de |tempo de |tempo di )?prepara(?:ción|ção|zione)|voorbereiding(?:stijd)?|förberedelse(?:r|tid)?)\\s*[:=]`,
  'iu',
);
const cookLabel = new RegExp(
  `\\b(?:cook(?:ing)?${time}|bake${time}|baking${time}|koch-?(?:/backzeit|zeit)|backzeit|garzeit|temps de cuisson|cuisson|(?:tiempo de |tempo de |tempo di )?(?:cocción|cozimento|cottura)|kooktijd|baktijd|oventijd|koktid|gräddningstid|stegetid)\\s*[:=]`,
  'iu',
);
/** The bare words for "time" count only where no other word stands before them. */
const totalLabel = new RegExp(
  `(?:\\b(?:total${time}|ready in|gesamt(?:zeit|dauer)?|zubereitungszeit|temps total|durée totale|tiempo total|tempo totale?|totale tijd|bereidingstijd|totaltid|czas przygotowania|doba přípravy|время приготовления)|(?:^|[|•·;,.]\\s*)(?:time|dauer|durée|tiempo|tempo|tijd|tid|czas|время))\\s*[:=]`,
  'iu',
);
const anyTimeLabel = new RegExp(
  `${prepLabel.source}|${cookLabel.source}|${totalLabel.source}`,
  'iu',
);

/** The part of a line that says the yield. */
const yieldLine =
  /(?:\b(?:serves|servings?|serving size|yields?|makes|feeds|portions?|portionen|personen|personnes|porciones|raciones|comensales|porzioni|dosi per|rendimento|porções|aantal personen|porties|portioner|antal portioner|annoksia|porcje|liczba porcji|počet porcí|porcí|adag|порц\p{L}*|μερίδες)\s*[:=]?\s*(?:about |ca\.? |approx\.? |for |per |pour |für )?[\d½][^|•·;\n]{0,30})|(?:\b(?:für|pour|per|para|voor|för|for|til|dla|pro)\s+(?:ca\.? )?\d+[^|•·;\n]{0,4}\s(?:pers|peop|portion|porz|porc|racion|serv|adult|guest)\p{L}*)|(?:^\d+(?:\s?[-–]\s?\d+)?\s(?:servings?|portionen|portions|personen|personnes|personas|persone|porciones|raciones|porzioni|porções|porties|portioner|personer|annosta|porcj[ei]|porce|porcí|porsjoner)\b(?=\s*(?:$|[|•·,;()])))/iu;
