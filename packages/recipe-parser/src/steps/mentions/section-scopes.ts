/**
 * Which ingredients a step speaks of, when the list has sections.
 *
 * - A step under "To season the rice" uses what is listed "For seasoning the rice": headings are
 *   compared by their words, without "for", "ingredients", "instructions" and endings.
 * - Without such a heading, a section named in the step itself counts: "the ingredients for the
 *   chocolate dough".
 * - A heading that fits no section has no information: every ingredient is in question.
 */
import { foodWords, singularWords } from '../../foods/food-words';
import { stem } from '../words/stem';
import { wordSet } from '../words/word-set';

/** A section's heading and the stems of its distinctive words. */
export interface ListedSection {
  readonly heading: string;
  readonly stems: readonly string[];
}

/** @param headings of the ingredients, blank for none; each is listed once */
export function listSections(headings: readonly string[]): ListedSection[] {
  const different = [...new Set(headings)].filter((heading) => heading !== '');
  return different.map((heading) => ({ heading, stems: headingStems(heading) }));
}

/**
 * The section of the ingredients that a heading of the steps means.
 *
 * @example
 * sectionOfHeading('To season the rice', listSections(['For seasoning the rice']))
 * // 'For seasoning the rice'
 */
export function sectionOfHeading(
  heading: string,
  sections: readonly ListedSection[],
): string | undefined {
  const stems = headingStems(heading);
  const scores = sections.map((section) => overlap(stems, section.stems));
  const best = Math.max(0, ...scores);
  const isClear = best > 0 && scores.filter((score) => score === best).length === 1;
  return isClear ? sections[scores.indexOf(best)]?.heading : undefined;
}

/**
 * The section that a run of words names whole, the longest first; undefined for none.
 *
 * @param singulars words in the singular, as `readStepText` gives them
 */
export function sectionNamedIn(
  singulars: readonly string[],
  sections: readonly ListedSection[],
): string | undefined {
  const stems = singulars.map(stem).join(' ');
  const named = sections.filter(
    (section) => section.stems.length > 1 && ` ${stems} `.includes(` ${section.stems.join(' ')} `),
  );
  const longest = named.toSorted((a, b) => b.stems.length - a.stems.length)[0];
  return longest?.heading;
}

function headingStems(heading: string): string[] {
  return singularWords(foodWords(heading))
    .filter((word) => !emptyWords.has(word))
    .map(stem);
}

/** Shared words against all words of both. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length;
  return shared / new Set([...a, ...b]).size;
}

const emptyWords = wordSet(
  'for the a an to of and in with your make making prepare preparing assemble cook cooking ingredient',
  'homemade instruction direction method step optional part recipe you will need',
);
