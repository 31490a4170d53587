/**
 * The words of a step, each with its place, its spelling for comparing foods, and the sentence and
 * clause it is in.
 *
 * - A sentence ends at ". ", "!", "?" and a line break; the point after a unit ("tbsp. butter") ends
 *   none. A clause also ends at a comma, semicolon, colon, dash and bracket.
 * - "1.5", "1,000" and "1/2" are no ends.
 */
import { foodWords } from '../../foods/food-words';
import { singular } from '../../foods/plurals';
import { findUnit } from '../../units/find-unit';
import type { TextRange } from './text-range';

export interface StepWord extends TextRange {
  /** As foods are spelled: lower case, no accents, "chilli" for "chile". */
  readonly spelled: string;
  readonly singular: string;
  /** What is between the word before and this one. */
  readonly gap: string;
  readonly sentence: number;
  readonly clause: number;
}

export interface StepText {
  readonly text: string;
  readonly words: readonly StepWord[];
}

/** @example readStepText('Add tomatoes.').words[1]?.singular // 'tomato' */
export function readStepText(text: string): StepText {
  const words: StepWord[] = [];
  let end = 0;
  let sentence = 0;
  let clause = 0;
  for (const match of text.matchAll(wordPattern)) {
    const gap = text.slice(end, match.index);
    const before = words.at(-1);
    if (before && endsSentence(gap, before, match[0])) sentence++;
    if (before && endsClause(gap)) clause++;
    end = match.index + match[0].length;
    const spelled = foodWords(match[0]).join('') || match[0].toLowerCase();
    const one = singular(spelled);
    words.push({ start: match.index, end, spelled, singular: one, gap, sentence, clause });
  }
  return { text, words };
}

function endsSentence(gap: string, before: StepWord, next: string): boolean {
  if (/[!?\n;]/.test(gap)) return true;
  const isPoint = /\.\s/.test(gap) || (gap === '.' && /^\p{Lu}/u.test(next));
  if (!isPoint) return false;
  return !(/^[.]\s/.test(gap) && /^\p{Ll}/u.test(next) && findUnit(before.spelled) !== undefined);
}

function endsClause(gap: string): boolean {
  return /[,.;:!?]\s|[()[\]\n]|\s[-–—]\s|—|^[.]$/.test(gap);
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’‘][\p{L}\p{M}]+)*/gu;
