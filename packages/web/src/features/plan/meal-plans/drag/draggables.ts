/** What a drag carries: an entry of the menu, or a recipe of the picker. */
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { entriesOf, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { nameOfEntry } from '../plan/entry-name';
import type { WeekPlan } from '../plan/use-week-plan';
import { partOf } from './drop-place';

export interface Draggables {
  entryOf: (activeId: string) => MenuEntry | undefined;
  cardOf: (activeId: string) => RecipeCard | undefined;
  nameOf: (activeId: string) => string;
}

export function draggablesOf(
  { menu, undated, cards }: Pick<WeekPlan, 'menu' | 'undated' | 'cards'>,
  pickerRecipes: readonly RecipeCard[],
): Draggables {
  const entryOf = (activeId: string) =>
    [...undated, ...entriesOf(menu)].find((entry) => entry.id === partOf(activeId, 'entry'));
  const cardOf = (activeId: string) => {
    const recipe = partOf(activeId, 'recipe');
    if (recipe !== undefined) return pickerRecipes.find((card) => card._id === recipe);
    return cards.get(entryOf(activeId)?.recipeId ?? '');
  };
  const nameOf = (activeId: string) => {
    const entry = entryOf(activeId);
    return entry ? nameOfEntry(entry, cardOf(activeId)) : (cardOf(activeId)?.title ?? '');
  };
  return { entryOf, cardOf, nameOf };
}
