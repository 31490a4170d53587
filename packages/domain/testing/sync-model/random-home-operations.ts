/** What people do with what they have at home. */
import { days, keys, type Maker, onOne, recipes } from './scene';

export const addHomeItems: Maker = ({ random, newId }) => ({
  name: 'addHomeItems',
  args: {
    items: Array.from({ length: 1 + random.below(2) }, () => ({
      id: newId(),
      name: newId(),
      place: random.pick(['fridge', 'freezer', 'cupboard'] as const),
      since: random.pick(days),
      ...(random.chance(0.5)
        ? { foodKey: random.pick(keys) }
        : { recipeId: random.pick(recipes), quantity: 1 }),
    })),
  },
});

export const changeHomeItem = onOne('homeItems', ({ id }, { random, newId }) => ({
  name: 'changeHomeItem',
  args: {
    id,
    change: random.pick([
      { name: newId() },
      { place: random.pick(['fridge', 'freezer'] as const) },
      { until: random.pick([...days, null]) },
      { isToUseUp: random.pick([true, null]) },
      { isStillThere: true },
    ]),
  },
}));

export const removeHomeItem = onOne('homeItems', ({ id }) => ({
  name: 'removeHomeItems',
  args: { ids: [id] },
}));
