/** Operations on the meals of the plan, and on recipes that are on a list without a meal. */
import type { Change } from '../operations';
import type { MealRow, RowReference } from '../../rows/rows';
import { addRow, editRow, hasValue, removeRow } from './change-rows';
import { findRow } from './draft';
import type { Mutators } from './mutator';

const mealAt = (id: string): RowReference => ({ kind: 'meals', id });
const listedAt = (id: string): RowReference => ({ kind: 'listedRecipes', id });

export const mealMutators: Mutators<
  | 'addMeal'
  | 'changeMeal'
  | 'removeMeal'
  | 'addMeals'
  | 'addListedRecipe'
  | 'changeListedRecipe'
  | 'removeListedRecipe'
> = {
  addMeal: {
    rows: ({ id }) => [mealAt(id)],
    apply: (draft, { id, ...meal }) => addRow(draft, mealAt(id), meal),
  },
  addMeals: {
    rows: ({ meals }) => meals.map(({ id }) => mealAt(id)),
    apply: (draft, { meals }) => {
      for (const { id, ...meal } of meals) addRow(draft, mealAt(id), meal);
    },
  },
  changeMeal: {
    rows: ({ id }) => [mealAt(id)],
    apply: (draft, { id, change }) => {
      const isUndated = hasValue(draft, mealAt(id), 'isUndated');
      const refusal = editRow(draft, mealAt(id), isUndated ? withDay(change) : change);
      if (refusal) return refusal;
      // Two people may each take away one of the two: a meal is a recipe or a note.
      const { recipeId, note } = findRow(draft, mealAt(id))!.fields as Partial<MealRow>;
      return recipeId || note ? undefined : 'MOVED_ON';
    },
  },
  removeMeal: {
    rows: ({ id }) => [mealAt(id)],
    apply: (draft, { id }) => removeRow(draft, mealAt(id)),
  },
  addListedRecipe: {
    rows: ({ id }) => [listedAt(id)],
    apply: (draft, { id, ...recipe }) => addRow(draft, listedAt(id), recipe),
  },
  changeListedRecipe: {
    rows: ({ id }) => [listedAt(id)],
    apply: (draft, { id, change }) => editRow(draft, listedAt(id), change),
  },
  removeListedRecipe: {
    rows: ({ id }) => [listedAt(id)],
    apply: (draft, { id }) => removeRow(draft, listedAt(id)),
  },
};

/** A meal without a day has one once it is moved to it, also by an older phone, which knows of no such meals. */
const withDay = (change: Change<MealRow>): Change<MealRow> =>
  change.date === undefined ? change : { isUndated: null, ...change };
