/** What a recipe stores of itself to be filtered by, folded: "tag:mid week", "course:dinner", "without:peanut". */
import { foodWords } from '@saltbush/recipe-parser/foods';
import type { Requirement } from '../diets/allergens';

export type FacetKind = 'tag' | 'course' | 'cuisine' | 'difficulty' | 'food';

/**
 * A filter value as a recipe stores it.
 *
 * @example facet('tag', "Australia's  Favourites") // 'tag:australias favourites'
 */
export function facet(kind: FacetKind, name: string): string {
  const words = foodWords(name).join(' ');
  // A tag of signs only ("🍜") is itself.
  return `${kind}:${words === '' ? name.trim().toLowerCase() : words}`;
}

/**
 * The facets of which a recipe has one if it may be listed without an allergen or for a diet.
 *
 * @param isUnsureListed whether also recipes that may contain it are wanted
 * @example facetsWithout('egg', true) // ['without:egg', 'unsure:egg']
 */
export function facetsWithout(requirement: Requirement, isUnsureListed: boolean): string[] {
  return isUnsureListed
    ? [`without:${requirement}`, `unsure:${requirement}`]
    : [`without:${requirement}`];
}
