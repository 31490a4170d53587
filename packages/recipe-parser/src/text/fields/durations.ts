/**
 * How long a recipe takes, in whole minutes.
 *
 * - ISO 8601 ("PT1H30M"), also in lower case, with fractions, and with the mistakes sites make
 *   ("PT90", "P0Y0M0DT0H35M0.000S", "1H20M").
 * - Loose text in the common European languages: "1 h 10 min", "1 Std. 20 Min.", "1½ hours", "90".
 *   A bare number is minutes.
 * - Of a range ("20-25 minutes") the longer, so that the meal is not late.
 * - A duration may be an object with a value or two ends and perhaps a unit; of a list the first that is one.
 * - Seconds round up. Nothing, zero and more than 30 days are `undefined`: not stated.
 */
import { cleanText } from '../../characters/clean-text';

/** The longest plausible duration; a year of ageing is a note, not a cooking time. */
const longestMinutes = 30 * 24 * 60;
/** A longer text is prose, not a duration. */
const longestText = 100;

/**
 * @example minutesFrom('PT1H30M') // 90
 * @example minutesFrom('1 h 10 min') // 70
 */
export function minutesFrom(value: unknown, depth = 0): number | undefined {
  if (typeof value === 'number') return plausible(value);
  if (typeof value === 'object' && value !== null && depth < deepest) {
    const all = Array.isArray(value)
      ? (value as unknown[])
      : partsOf(value as Record<string, unknown>);
    return all.map((each) => minutesFrom(each, depth + 1)).find((minutes) => minutes !== undefined);
  }
  if (typeof value !== 'string' || value.length > longestText) return undefined;
  const text = cleanText(value)
    .toLowerCase()
    .replace(/,(?=\d)/g, '.')
    // "30 de minute" in Romanian.
    .replace(/(?<=\d) de (?=minut|or)/g, ' ');
  // A negative duration is no loose text either.
  if (/^pt?-/.test(text)) return undefined;
  const [, lower, upper = ''] = isoRange.exec(text) ?? [];
  const isRange = lower !== undefined && fromIso(lower) !== undefined;
  return plausible(fromIso(isRange ? upper : text) ?? fromClock(text) ?? fromWords(text));
}

/** What an object may call its duration; of a range the longer end first. */
function partsOf(node: Record<string, unknown>): unknown[] {
  const unit = unitNames[String(node['unitCode'])] ?? node['unitText'] ?? '';
  const values = ['maxValue', 'value', '@value', 'minValue', 'name', 'text'].map(
    (name) => node[name],
  );
  return values.map((each) => (typeof each === 'number' ? `${each} ${String(unit)}`.trim() : each));
}

/** Codes of UN/CEFACT. */
const unitNames: Record<string, string> = { SEC: 's', MIN: 'min', HUR: 'h', DAY: 'd' };

const deepest = 4;

/** "PT30M/PT40M". */
const isoRange = /^(p\S*\d[a-z])\s?(?:-|–|\/|to)\s?(p\S*\d[a-z])$/;

function plausible(minutes: number | undefined): number | undefined {
  if (minutes === undefined || !Number.isFinite(minutes)) return undefined;
  const whole = Math.ceil(minutes);
  return whole > 0 && whole <= longestMinutes ? whole : undefined;
}

function fromIso(text: string): number | undefined {
  const match = iso.exec(text.replace(/\s/g, ''));
  if (!match || !/\d/.test(match[0])) return undefined;
  const [weeks, days, hours, minutes, seconds, bare] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (
    ((weeks ?? 0) * 7 + (days ?? 0)) * 1440 +
    (hours ?? 0) * 60 +
    (minutes ?? 0) +
    (seconds ?? 0) / 60 +
    (bare ?? 0)
  );
}

/** Years and months are always zero where sites send them. */
const iso =
  /^p?(?:0y)?(?:0m)?(?:(\d+)w)?(?:(\d+(?:\.\d+)?)d)?t?(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(\d+)?$/;

/** "1:30" and "01:30:00". */
function fromClock(text: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?: ?h(?:ours?|rs?)?\.?)?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 60 + Number(match[2]) + Number(match[3] ?? 0) / 60;
}

function fromWords(text: string): number | undefined {
  let minutes = 0;
  let isFound = false;
  for (const match of text.matchAll(amountAndWord)) {
    const amount = upperAmount(match);
    const unit = unitOf(match[5] ?? '', match.index + match[0].length, text);
    if (amount === undefined || unit === undefined) continue;
    minutes += amount * unit;
    isFound = true;
  }
  return isFound ? minutes : undefined;
}

/** number, fraction sign, upper end of a range with its own fraction, word. */
const amountAndWord =
  /(\d+(?:\.\d+)?)?\s*([½¼¾⅓⅔])?(?:\s*(?:-|–|—|to|bis|à|a|ou|or|oder|tot|till|til)\s*(\d+(?:\.\d+)?)\s*([½¼¾⅓⅔])?)?\s*([\p{L}'′"″][\p{L}\p{M}'′"″]*)?/gu;

const fractions: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

function upperAmount(match: RegExpExecArray | RegExpMatchArray): number | undefined {
  const [whole, sign] = match[3] === undefined ? [match[1], match[2]] : [match[3], match[4]];
  if (whole === undefined && sign === undefined) return undefined;
  return Number(whole ?? 0) + (fractions[sign ?? ''] ?? 0);
}

/** Minutes in one of the word's unit. A last number without a word after hours is minutes: "1h30". */
function unitOf(word: string, end: number, text: string): number | undefined {
  if (word === '') return end === text.length ? 1 : undefined;
  return units.find(([pattern]) => pattern.test(word))?.[1];
}

const units: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:m|mn|min|mins|minut\p{L}*|perc\p{L}*|мин\p{L}*|хв\p{L}*|dak\p{L}*|dk|λεπτ\p{L}*|λ|m[ií]n(?:[uú]t\p{L}*)?|minučių|minūt\p{L}*|menit|phút|分[钟鐘間]?|분|דק\p{L}*|دقيق\p{L}*|دقائق|دقیقه|मिनट|นาที|['′])$/u,
    1,
  ],
  [
    /^(?:h|hr|hrs|hours?|std|stunden?|heures?|ore|ora|horas?|uur|uren|u|tim|timm\p{L}*|timer?|tunti\p{L}*|t|godz\p{L}*|hod\p{L}*|óra|órá\p{L}*|sa|saat\p{L}*|ч|час\p{L}*|годин\p{L}*|ώρ\p{L}*|hores?|oră|or[eë]|orë|sat(?:a|i|aa)?|ur[aei]?|сат\p{L}*|val\p{L}*|st(?:unda\p{L}*|undas|\.)|tund\p{L}*|klst|klukku\p{L}*|jam|giờ|tiếng|時間|小[时時]|시간|שע\p{L}*|ساع\p{L}*|घंट\p{L}*\p{M}*|ชั่วโมง)$/u,
    60,
  ],
  [
    /^(?:d|days?|tage?n?|jours?|giorn[oi]|d[ií]as?|dag\p{L}*|dni|dzień|dny?|dn[íů]|nap|дн\p{L}*|день|gün\p{L}*|overnight)$/u,
    1440,
  ],
  [/^(?:s|sec|secs|seconds?|sek\p{L}*|secondes?|second[io]|segundos?|сек\p{L}*)$/u, 1 / 60],
];
