/** The process that reads long recipes, adds up long lists and chooses the dinners of a week. */
import { foodsCovered } from '@saltbush/domain/book/inspiration/food-substitutes';
import { homeCountryOf } from '@saltbush/domain/account/countries/countries';
import {
  proposeWeek,
  type WeekToPropose,
} from '@saltbush/domain/plan/magic-menu/week/propose-week';
import type { NamedLineChange } from '@saltbush/domain/plan/shopping-list/changes/change-line';
import { flatNeedsOf } from '@saltbush/domain/plan/shopping-list/needs/flat-needs';
import { listNeedsOf, needsOfItem } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import type { FlattenedRecipe } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { deriveColumns } from '../features/recipe/recipes/search-index/derive-columns';
import type { ListInputs } from '../features/plan/shopping-list/list-inputs';
import { changesFor, listText, type ListForm } from '../features/plan/shopping-list/list-of-rows';
import { itemsToRead, type NeedsByIds } from '../features/plan/shopping-list/rows-view/list-view';
import { serveTasks } from '../platform/worker-pool/serve-tasks';

interface ToDerive {
  recipe: RecipeContent;
  ownerId: string;
  subRecipes: readonly FlattenedRecipe[];
}

const tasks = {
  deriveColumns: ({ recipe, ownerId, subRecipes }: ToDerive) =>
    deriveColumns(recipe, ownerId, subRecipes),
  listText: ({ inputs, form }: { inputs: ListInputs; form: ListForm }) =>
    listText(inputs, needsOf(inputs), form),
  changesFor: ({ inputs, change }: { inputs: ListInputs; change: NamedLineChange }) =>
    changesFor(inputs, needsOf(inputs), change),
  proposeWeek: (week: WeekToPropose) => proposeWeek(week, (key) => foodsCovered([key])),
};

function needsOf(inputs: ListInputs): NeedsByIds {
  const { measures } = homeCountryOf(inputs.country);
  return {
    recipes: new Map(
      inputs.recipes.map((recipe) => [
        recipe.id,
        { title: recipe.title, needs: flatNeedsOf(recipe) },
      ]),
    ),
    items: new Map(itemsToRead(inputs).map(({ id, text }) => [id, needsOfItem(text, measures)])),
  };
}

export type ComputingTasks = typeof tasks;

// The first reading fills the table of foods: before somebody waits for it.
listNeedsOf({ id: '', title: '', ingredients: [{ name: 'salt', amount: '', unit: '' }] });
serveTasks(tasks);
