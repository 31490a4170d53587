/**
 * Lines whose fraction may have been read wrongly: a person should look at them.
 *
 * - The recognition was not sure of the sign ("¾" and "¼" differ in one small digit).
 * - The sign was guessed from letters that stood there ("Ya cup", "% cup", "12 cup").
 */
import { correctedLine } from './ocr-corrections';
import type { TextRun } from './text-run';

/** @returns the lines as they are in the text, each once */
export function doubtfulLines(runs: readonly TextRun[]): string[] {
  const lines = runs.filter(isUnsure).map(({ text }) => correctedLine(text));
  return [...new Set(lines)];
}

function isUnsure({ words, text }: TextRun): boolean {
  const isUnsureSign = words.some(
    ({ text: word, confidence }) => fraction.test(word) && confidence < sureFraction,
  );
  return isUnsureSign || signsIn(correctedLine(text)) !== signsIn(text);
}

const fraction = /[½⅓⅔¼¾⅕⅙⅚⅛⅜⅝⅞]/u;
const sureFraction = 80;

const signsIn = (text: string): string => text.match(/[½⅓⅔¼¾⅕⅙⅚⅛⅜⅝⅞]/gu)?.join('') ?? '';
