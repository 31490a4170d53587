/** The tags that stand as chips above a list: those that most of its recipes have. */
import type { ListFilters } from '../list-filters';
import { householdIn, type ListName } from '../use-recipe-list';
import { useNamesInUse } from './use-choices';

/** With the other chips they fill a row on a desk; on a phone the row is scrolled. */
const most = 4;
/** A tag of one recipe finds what is in view already. */
const leastRecipes = 2;
/** What a chip that always stands there says too. */
const saidAlready = /^(veggie|vegetarian|favou?rites?)$/i;

/**
 * @param isLoaded whether the list is there; its tags are asked for after it
 * @returns the most used first
 */
export function usePopularTags(list: ListName, filters: ListFilters, isLoaded: boolean): string[] {
  const { tags } = useNamesInUse(householdIn(filters) ?? list, isLoaded);
  return tags
    .filter(({ name, count }) => count >= leastRecipes && !saidAlready.test(name))
    .slice(0, most)
    .map(({ name }) => name);
}
