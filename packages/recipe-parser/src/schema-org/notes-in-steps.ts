/**
 * Notes that a page lists behind its steps: "Note: the dough keeps for a week."
 *
 * - Only behind the last step: a tip between two steps belongs to the one above it.
 * - The heading ("Recipe notes:", "Uwagi:") is in the line; a recipe of notes alone keeps them as steps.
 */
import { sectionKindOf } from '../text/headings/section-kind';
import type { Step } from '../recipe/recipe';

const longestHead = 30;

/** @example stepsAndNotes([{ text: 'Bake.' }, { text: 'Note: freezes well.' }]).notes // 'Note: freezes well.' */
export function stepsAndNotes(found: readonly Step[]): { steps: Step[]; notes?: string } {
  const first = found.findLastIndex(({ text }) => !isNote(text)) + 1;
  if (first === 0 || first === found.length) return { steps: [...found] };
  const notes = found.slice(first).map(({ text }) => text);
  return { steps: found.slice(0, first), notes: notes.join('\n') };
}

function isNote(text: string): boolean {
  const at = text.slice(0, longestHead).search(/[:：]/);
  return at > 0 && sectionKindOf(text.slice(0, at)) === 'other';
}
