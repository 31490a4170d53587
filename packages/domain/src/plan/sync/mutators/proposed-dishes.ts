/** Operations on the dishes that a household is asked about. */
import type { RowReference } from '../../rows/rows';
import { addRow, removeRow } from './change-rows';
import type { Mutators } from './mutator';

const dishAt = (id: string): RowReference => ({ kind: 'proposedDishes', id });

export const proposedDishMutators: Mutators<'proposeDishes' | 'endProposedDishes'> = {
  proposeDishes: {
    rows: ({ dishes, ended }) => [...ended.map(dishAt), ...dishes.map(({ id }) => dishAt(id))],
    apply: (draft, { dishes, ended, ...round }) => {
      for (const id of ended) removeRow(draft, dishAt(id));
      dishes.forEach(({ id, recipeId }, place) =>
        addRow(draft, dishAt(id), { ...round, recipeId, place }),
      );
    },
  },
  endProposedDishes: {
    rows: ({ ids }) => ids.map(dishAt),
    apply: (draft, { ids }) => {
      for (const id of ids) removeRow(draft, dishAt(id));
    },
  },
};
