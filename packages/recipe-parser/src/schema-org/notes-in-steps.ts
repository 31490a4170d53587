/**
 * Notes that a page lists behind its steps, "Note: the dough keeps for a week", and tips in lines of their own between them.
 *
 * - A note, or a tip that the data lists as a step, only behind the last step: between two steps it belongs to the one above.
 * - The heading ("Recipe notes:", "Uwagi:") is in the line; a recipe of notes alone keeps them as steps.
 */
import { sectionKindOf } from '../text/headings/section-kind';
import type { Step } from '../recipe/recipe';
import type { FoundStep } from './steps';

const longestHead = 30;

/** @example stepsAndNotes([{ text: 'Bake.' }, { text: 'Note: freezes well.' }]).notes // 'Note: freezes well.' */
export function stepsAndNotes(found: readonly FoundStep[]): { steps: Step[]; notes?: string } {
  const plain = found.filter((step) => step.isTip !== true);
  const last = plain.findLastIndex(({ text }) => !isNote(text));
  if (last === -1) return { steps: found.map(withoutMark) };
  const behind = new Set(plain.slice(last + 1));
  const isAside = (step: FoundStep) => step.isTip === true || behind.has(step);
  const notes = found.filter(isAside).map(({ text }) => text);
  const steps = found.filter((step) => !isAside(step)).map(withoutMark);
  return notes.length > 0 ? { steps, notes: notes.join('\n') } : { steps };
}

function withoutMark({ isTip: _isTip, ...step }: FoundStep): Step {
  return step;
}

function isNote(text: string): boolean {
  const at = text.slice(0, longestHead).search(/[:：]/);
  return at > 0 && sectionKindOf(text.slice(0, at)) === 'other';
}
