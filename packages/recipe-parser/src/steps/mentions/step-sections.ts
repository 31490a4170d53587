/**
 * Which section of the ingredients each step belongs to.
 *
 * - The text of the step comes first: its title ("Sauce: …"), "For the topping, …", "Make the
 *   dressing."
 * - Then its heading: by its words, or by where most of what is under it comes from ("Prepare the
 *   pastry" and "Pie crust").
 * - Then a section named within the step, and the one section that holds all it names without doubt.
 * - Without any of these: the ingredients under no heading, when the step has none either.
 */
import type { Step } from '../../recipe/recipe';
import type { Mention } from './find-mentions';
import { isSureName } from '../amounts/ingredient-names';
import { sectionNamedIn, sectionOfHeading } from './section-scopes';
import type { ListedSection } from './section-scopes';
import type { StepText } from '../words/step-text';

export interface StepToPlace {
  readonly step: Step;
  readonly text: StepText;
  readonly mentions: readonly Mention[];
}

/** @returns for each step the heading of its section, '' for under none, undefined for unknown */
export function sectionsOfSteps(
  steps: readonly StepToPlace[],
  sections: readonly ListedSection[],
): (string | undefined)[] {
  if (sections.length === 0) return steps.map(() => undefined);
  const headings = sectionsOfHeadings(steps, sections);
  return steps.map(({ step, text, mentions }) => {
    const opening = openingOf(text.text);
    return (
      (opening === undefined ? undefined : sectionOfHeading(opening, sections)) ??
      headings.get(step.section ?? '') ??
      sectionNamedIn(
        text.words.map((word) => word.singular),
        sections,
      ) ??
      sectionOfMentions(mentions) ??
      (step.section ? undefined : '')
    );
  });
}

/** "To make the ganache, …", "For the topping: …": the stated subject of the step. */
function openingOf(text: string): string | undefined {
  return (title.exec(text) ?? purpose.exec(text))?.[1];
}

const title = /^([^:.!?]{1,40}):\s/;
const purpose =
  /(?:^|[.!?]\s+)(?:to make|for|make|prepare)(?: the| your)? ([^,:.*]{1,40}?)(?:[,:.*]| by\b)/i;

function sectionsOfHeadings(
  steps: readonly StepToPlace[],
  sections: readonly ListedSection[],
): ReadonlyMap<string, string | undefined> {
  const headings = new Set(steps.flatMap(({ step }) => step.section || []));
  return new Map(
    [...headings].map((heading) => {
      const under = steps.filter(({ step }) => step.section === heading);
      const sure = under.flatMap(({ mentions }) => sureSections(mentions));
      const most = sections.find(
        (section) => sure.filter((each) => each === section.heading).length * 2 > sure.length,
      );
      return [heading, sectionOfHeading(heading, sections) ?? most?.heading];
    }),
  );
}

function sectionOfMentions(mentions: readonly Mention[]): string | undefined {
  const sure = [sureSections(mentions.filter(isOfOneOnly)), sureSections(mentions)];
  return sure.find((each) => new Set(each).size === 1)?.[0];
}

/** "Salt" is, by its last word, the kosher salt of another section too. */
function isOfOneOnly({ candidates }: Mention): boolean {
  return candidates.filter(({ level }) => level !== 'kind' && level !== 'instead').length === 1;
}

/** The sections of what is named without doubt. */
function sureSections(mentions: readonly Mention[]): string[] {
  return mentions.flatMap(({ candidates }) => {
    const own = candidates.filter(({ level }) => isSureName(level));
    return own.length === 1 ? own.map(({ ingredient }) => ingredient.section) : [];
  });
}
