/** Operations on what holds for a food on every list. */
import type { RowReference } from '../../../rows/rows';
import { editOrCreateRow } from '../change-rows';
import type { Mutators } from '../mutator';

const foodAt = (key: string): RowReference => ({ kind: 'foods', id: key });

export const foodMutators: Mutators<'changeFood' | 'setStaples'> = {
  changeFood: {
    rows: ({ key }) => [foodAt(key)],
    apply: (draft, { key, change }) => editOrCreateRow(draft, foodAt(key), change),
  },
  setStaples: {
    rows: ({ keys }) => keys.map(foodAt),
    apply: (draft, { keys, isStaple }) => {
      for (const key of keys) editOrCreateRow(draft, foodAt(key), { isStaple: isStaple || null });
    },
  },
};
