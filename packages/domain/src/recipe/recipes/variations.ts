/**
 * Variations: a recipe made of another one, which it names, with a name of what differs.
 *
 * - It has the title of its original, and what differs in brackets: "Brownies (ours, less sugar)". So lists, plans
 *   and searches name the two differently.
 * - A title that gets too long loses the end of the original's.
 */
import type { ChangedField } from './recipe-changes';

/** @example variationTitle('Brownies', 'ours, less sugar', 200) // 'Brownies (ours, less sugar)' */
export function variationTitle(title: string, name: string, longest: number): string {
  const what = ` (${name})`;
  const space = longest - what.length;
  if (title.length <= space) return title + what;
  // Not between the two halves of a character.
  const cut = title.slice(0, space - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…${what}`;
}

/** What a comparison leaves out: a variation always has another title, and says where its original is from. */
const differsAlways: ReadonlySet<ChangedField> = new Set<ChangedField>(['title', 'source']);

/** The changes that make a variation of its original. */
export const changesOfVariation = <Change extends { readonly field: ChangedField }>(
  changes: readonly Change[],
): Change[] => changes.filter(({ field }) => !differsAlways.has(field));
