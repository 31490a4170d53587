/** The operation on what somebody has another way in a planned dish. */
import { mealSwapId } from '../../rows/meal-swap-rows';
import type { MealSwapSubject } from '../../rows/meal-swap-rows';
import type { RowReference } from '../../rows/rows';
import { editOrCreateRow } from './change-rows';
import type { Mutators } from './mutator';

const swapAt = (subject: MealSwapSubject): RowReference => ({
  kind: 'mealSwaps',
  id: mealSwapId(subject),
});

export const mealSwapMutators: Mutators<'setMealSwap'> = {
  setMealSwap: {
    rows: (subject) => [swapAt(subject)],
    apply: (draft, { week, change, ...subject }) =>
      editOrCreateRow(draft, swapAt(subject), change, { week }),
  },
};
