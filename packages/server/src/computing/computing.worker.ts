/** The process that reads long recipes and adds up long lists. */
import { listNeedsOf } from '@saltbush/domain/shopping-list/needs/list-needs';
import type { RecipeContent } from '@saltbush/recipe-parser/recipe';
import { deriveColumns } from '../features/recipes/search-index/derive-columns';
import type { ListInputs } from '../features/shopping-list/list-inputs';
import { presentShoppingList } from '../features/shopping-list/shopping-list.present';
import { serveTasks } from '../platform/worker-pool/serve-tasks';

const tasks = {
  deriveColumns: ({ recipe, ownerId }: { recipe: RecipeContent; ownerId: string }) =>
    deriveColumns(recipe, ownerId),
  shoppingListJson: (inputs: ListInputs) =>
    JSON.stringify(
      presentShoppingList(inputs, (recipe) =>
        listNeedsOf({ ...recipe, ingredients: recipe.ingredients ?? [] }),
      ),
    ),
};

export type ComputingTasks = typeof tasks;

// The first reading fills the table of foods: before somebody waits for it.
listNeedsOf({ id: '', title: '', ingredients: [{ name: 'salt', amount: '', unit: '' }] });
serveTasks(tasks);
