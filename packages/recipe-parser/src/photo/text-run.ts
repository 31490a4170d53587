/** Adjacent words as one box with its text and font size. */
import { around, baseline, typicalSize } from './font-size';
import type { Box, PhotoWord } from './photo-page';

export interface TextRun extends Box {
  words: PhotoWord[];
  text: string;
  /** Height of the type in pixels. */
  size: number;
  /** Where its first word is, in pixels from the top. */
  baseline: number;
}

/** @returns whether two boxes are at the same height: half of the lower one is beside the other */
export function isBeside(one: Box, other: Box): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap >= Math.min(one.bottom - one.top, other.bottom - other.top) / 2;
}

/** @param words from left to right */
export function runOf(words: PhotoWord[]): TextRun {
  return {
    ...around(words),
    words,
    text: words.map(({ text }) => text).join(' '),
    size: typicalSize(words),
    baseline: baselineOf(words),
  };
}

/** Joined from left to right. */
export function joinedRuns(runs: readonly TextRun[]): TextRun {
  return runOf(runs.toSorted((one, other) => one.left - other.left).flatMap(({ words }) => words));
}

function baselineOf(words: readonly PhotoWord[]): number {
  const first = words.find(({ text }) => /[\p{L}\d]/u.test(text)) ?? words[0];
  return first === undefined ? 0 : baseline(first);
}
