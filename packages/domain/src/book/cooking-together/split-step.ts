/**
 * The text of a step, cut where a cook turns to something else: behind each time or sign that is waited for with free
 * hands.
 *
 * - "Fry for 5 minutes. Simmer for 20 minutes, then blend." is cut behind the simmering.
 * - The parts together are the text of the step, to the letter.
 */
import { timersIn } from '@saltbush/recipe-parser/steps';
import { isUnattended, untimedLabel } from './task-words';

export interface StepSection {
  readonly text: string;
  /** Waited for by hand, in order: "fry for 5 minutes". */
  readonly attended: readonly StepTimer[];
  /** What the part ends with, if the hands are free meanwhile. */
  readonly wait: StepWait | undefined;
}

export interface StepTimer {
  /** "simmer", see `timersIn`. */
  readonly label: string;
  readonly minSeconds: number;
  readonly maxSeconds: number;
}

/** Without seconds it is waited for until something is to be seen: "until golden". */
export type StepWait = StepTimer | { readonly label: string; readonly minSeconds?: undefined };

/**
 * @example
 * splitStep('Chop the onion. Simmer for 20 minutes, then blend.').map(({ text }) => text)
 * // ['Chop the onion. Simmer for 20 minutes, ', 'then blend.']
 */
export function splitStep(text: string): StepSection[] {
  const sections: StepSection[] = [];
  let start = 0;
  let attended: StepTimer[] = [];
  const close = (end: number, wait: StepWait | undefined) => {
    sections.push({ text: text.slice(start, end), attended, wait });
    start = end;
    attended = [];
  };
  for (const place of placesIn(text)) {
    if (place.cut === undefined) attended.push(place.wait as StepTimer);
    else close(place.cut, place.wait);
  }
  if (/[\p{L}\p{N}]/u.test(text.slice(start)) || sections.length === 0) {
    close(text.length, undefined);
    return sections;
  }
  return sections.with(-1, {
    ...sections.at(-1)!,
    text: sections.at(-1)!.text + text.slice(start),
  });
}

interface Place {
  readonly at: number;
  readonly wait: StepWait;
  /** Where the text is cut; undefined for what is stood by. */
  readonly cut: number | undefined;
}

function placesIn(text: string): Place[] {
  const timers = timersIn(text);
  const timed = timers.map(({ range, label, minSeconds, maxSeconds }, index): Place => {
    const from = timers[index - 1]?.range.end ?? 0;
    const clause = clauseAround(text, from, range);
    const isFree = isUnattended(label, minSeconds / 60, clause);
    const cut = isFree ? cutBehind(text, range.end, timers[index + 1]?.range.start) : undefined;
    return { at: range.start, wait: { label, minSeconds, maxSeconds }, cut };
  });
  const untimed = sentencesOf(text).flatMap(({ start, end }): Place[] => {
    if (timers.some(({ range }) => range.start >= start && range.start < end)) return [];
    const label = untimedLabel(text.slice(start, end));
    return label === undefined ? [] : [{ at: start, wait: { label }, cut: end }];
  });
  return [...timed, ...untimed].toSorted((a, b) => a.at - b.at);
}

/** The sentence of a time, no further back than the time before it. */
function clauseAround(text: string, from: number, { start, end }: { start: number; end: number }) {
  const sentence = sentencesOf(text).find((each) => start >= each.start && start < each.end);
  return text.slice(Math.max(from, sentence?.start ?? 0), sentence?.end ?? end);
}

/** Where something else begins behind a time: at "then", the end of the sentence, or halfway to the next time. */
function cutBehind(text: string, end: number, nextTime: number | undefined): number {
  const sentence = sentencesOf(text).find((each) => end > each.start && end <= each.end);
  const stop = Math.min(sentence?.end ?? text.length, nextTime ?? text.length);
  const between = text.slice(end, stop);
  const then = /(?:[,;]\s*|\s)(?=(?:and )?then\b)/i.exec(between);
  if (then) return end + then.index + then[0].length;
  if (nextTime === undefined || stop < nextTime) return stop;
  const separator = [...between.matchAll(/[,;:]\s*|\s(?=(?:and|or)\s)/g)].at(-1);
  return separator ? end + separator.index + separator[0].length : end;
}

function sentencesOf(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?]["”’)]*\s+(?=\P{Ll})|\n+/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  return [...ends, text.length].map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
}
