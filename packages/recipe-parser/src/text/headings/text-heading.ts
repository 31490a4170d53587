/**
 * Headings in plain text, where only the words distinguish a heading from a step.
 *
 * - A heading is a text that begins or ends with the word for a section ("Ingredients", "For the method").
 * - A sentence is none, though it begins with such a word: "Cook for 5 minutes.", "Share between plates."
 */
import { sectionKindOf, type SectionKind } from './section-kind';

/** @example textHeading('Cook for 5 minutes.') // undefined */
export function textHeading(line: string): SectionKind | undefined {
  if (isShortSentence(line)) return undefined;
  return youWillNeed.test(line) ? 'ingredients' : sectionKindOf(line);
}

/** A full stop after one or two words may belong to a heading: "Method." */
function isShortSentence(line: string): boolean {
  return /[.!]$/.test(line) && line.split(/\s+/).length > 2;
}

/** On pages it is over the equipment, beside "Ingredients"; posts have it over the ingredients. */
const youWillNeed = /^\P{L}*you[’']?ll need\P{L}*$/iu;
