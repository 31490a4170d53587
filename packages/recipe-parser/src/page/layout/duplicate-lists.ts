/**
 * A list that a page prints twice, in two systems of measures, is used once: the metric one. Two versions
 * have the same number of lines, most of them alike but for the amounts; or most lines in ounces have a counterpart in grams.
 */
import { metricLines } from '../../text/lines/line-shape';
import type { Group } from './group';

/** Too few lines to compare. */
const fewestLines = 2;

export function withoutDuplicateLists(groups: Group[]): Group[] {
  return withoutImperialDuplicates(withoutSecondPrint(withoutSecondHalf(groups)));
}

/** One list for large screens and one for small ones, of which one has a line or two more: the longer counts. */
function withoutSecondPrint(groups: Group[]): Group[] {
  const lines = groups.flatMap((group) => group.lines);
  const start = lines.indexOf(lines[0] ?? '', 1);
  const [shorter, longer] = [start, lines.length - start].toSorted((a, b) => a - b);
  if (start === -1 || shorter! < fewestOfPrint || longer! - shorter! > mostMore) return groups;
  const [first, second] = [lines.slice(0, start), new Set(lines.slice(start))];
  const alike = first.filter((line) => second.has(line)).length;
  if (alike < shorter! * 0.8) return groups;
  return start < longer!
    ? duplicateLines(groups, start, lines.length)
    : duplicateLines(groups, 0, start);
}

const fewestOfPrint = 4;
const mostMore = 2;

function withoutSecondHalf(groups: Group[]): Group[] {
  const lines = groups.flatMap((group) => group.lines);
  const half = lines.length / 2;
  if (half < fewestLines || !Number.isInteger(half)) return groups;
  const [first, second] = [lines.slice(0, half), lines.slice(half)];
  const alike = first.filter((line, index) => wordsOf(line) === wordsOf(second[index] ?? ''));
  if (alike.length < half * 0.6) return groups;
  const isSecondBetter = metricLines(second) > metricLines(first);
  return isSecondBetter
    ? duplicateLines(groups, half, lines.length)
    : duplicateLines(groups, 0, half);
}

/**
 * Lists that are printed twice part by part: most lines in ounces or cups have a counterpart in grams. Then all of
 * them go, and lines that are there twice.
 */
function withoutImperialDuplicates(groups: Group[]): Group[] {
  const lines = groups.flatMap((group) => group.lines);
  const metric = new Set(lines.filter(isMetric).map(wordsOf));
  const others = lines.filter(isImperial);
  const duplicates = others.filter((line) => metric.has(wordsOf(line)));
  if (duplicates.length < fewestDuplicates || duplicates.length < others.length * 0.6)
    return groups;
  const seen = new Set<string>();
  const isNew = (line: string) => !seen.has(line) && seen.add(line) !== undefined;
  return groups
    .map(({ section, lines: all }) => ({
      section,
      lines: all.filter((line) => !isImperial(line) && isNew(line)),
    }))
    .filter((group) => group.lines.length > 0);
}

const fewestDuplicates = 3;

function isMetric(line: string): boolean {
  return metricLines([line]) > 0;
}

function isImperial(line: string): boolean {
  return /[\d½¼¾⅓⅔⅛]\s?(?:oz|ounces?|lbs?|pounds?|cups?)\b/iu.test(line) && !isMetric(line);
}

function wordsOf(line: string): string {
  return line
    .toLowerCase()
    .replace(
      /[\d½¼¾⅓⅔⅛.,/⁄()-]+\s?(?:g|gr|kg|ml|cl|dl|l|oz|fl|lbs?|pounds?|ounces?|cups?|grams?)?\b/gu,
      '',
    )
    .replace(/\P{L}+/gu, '');
}

function duplicateLines(groups: readonly Group[], from: number, to: number): Group[] {
  let at = 0;
  return groups.flatMap(({ section, lines }) => {
    const taken = lines.filter((_, index) => at + index >= from && at + index < to);
    at += lines.length;
    return taken.length > 0 ? [{ section, lines: taken }] : [];
  });
}
