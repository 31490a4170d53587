/** Which recipes an operation puts into a plan or onto a list: a household's members can read those by that. */
import type { Operation, OperationArgs } from './operations';

/** @example recipesAddedBy({ name: 'addListedRecipe', args: { …, recipeId: 'a' } }) // ['a'] */
export function recipesAddedBy({ name, args }: Pick<Operation, 'name' | 'args'>): string[] {
  const find = finders[name] as ((args: unknown) => string[]) | undefined;
  return find ? find(args) : [];
}

type Finders = { [Name in keyof OperationArgs]?: (args: OperationArgs[Name]) => string[] };

const listOf = (recipeId: string | null | undefined): string[] => (recipeId ? [recipeId] : []);
const setBackOf = ({ field, value }: OperationArgs['setBack']): string[] =>
  field === 'recipeId' ? listOf(value as string | null) : [];

const finders: Finders = {
  addMeal: ({ recipeId }) => listOf(recipeId),
  addMeals: ({ meals }) => meals.flatMap(({ recipeId }) => listOf(recipeId)),
  changeMeal: ({ change }) => listOf(change.recipeId),
  addListedRecipe: ({ recipeId }) => [recipeId],
  addHomeItems: ({ items }) => items.flatMap(({ recipeId }) => listOf(recipeId)),
  changeHomeItem: ({ change }) => listOf(change.recipeId),
  proposeDishes: ({ dishes }) => dishes.map(({ recipeId }) => recipeId),
  setBack: setBackOf,
  setBackAll: ({ fields }) => fields.flatMap(setBackOf),
};
