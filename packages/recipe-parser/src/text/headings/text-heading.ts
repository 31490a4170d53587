/**
 * Headings in plain text, where only the words distinguish a heading from a step.
 *
 * - A heading is a text that begins or ends with the word for a section ("Ingredients", "For the method").
 * - A sentence is none, though it begins with such a word: "Cook for 5 minutes.", "Share between plates."
 */
import { sectionKindOf, type SectionKind } from './section-kind';

/** @example textHeading('Cook for 5 minutes.') // undefined */
export function textHeading(line: string): SectionKind | undefined {
  return isShortSentence(line) ? undefined : sectionKindOf(line);
}

/** A full stop after one or two words may belong to a heading: "Method." */
function isShortSentence(line: string): boolean {
  return /[.!]$/.test(line) && line.split(/\s+/).length > 2;
}
