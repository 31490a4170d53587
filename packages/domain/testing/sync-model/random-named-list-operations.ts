/** What people do with lists beside the plan's. Nobody removes one here: its tests say what that means. */
import type { NamedItemRow } from '../../src/plan/rows/named-list-rows';
import { days, type Maker, onOne } from './scene';

const lists = ['hardware', 'party'];

export const setNamedList: Maker = ({ random, newId }) => ({
  name: 'setNamedList',
  args: {
    id: random.pick(lists),
    change: { name: newId(), order: 'a0', isByHand: random.pick([true, null]) },
  },
});

export const addNamedItems = onOne('namedLists', ({ id }, { newId }) => ({
  name: 'addNamedItems',
  args: { listId: id, items: [{ id: newId(), text: newId(), order: 'a0' }] },
}));

export const changeNamedItem = onOne('namedItems', ({ id }, { random, newId, rows }) => {
  const others = rows('namedLists').map((list) => list.id);
  const move = others.length > 0 ? [{ listId: random.pick(others) }] : [];
  return {
    name: 'changeNamedItem',
    args: { id, change: random.pick([{ text: newId() }, { note: newId() }, ...move]) },
  };
});

export const tickNamedItems: Maker = ({ random, rows }) => {
  const items = rows('namedItems').filter(() => random.chance(0.2));
  const on = random.chance(0.6) ? random.pick(days) : null;
  return { name: 'tickNamedItems', args: { items: items.map(({ id }) => id), on } };
};

export const removeNamedItems: Maker = ({ random, rows }) => {
  const ticked = rows('namedItems').filter(({ fields }) => (fields as NamedItemRow).tickedOn);
  const items = ticked.filter(() => random.chance(0.7)).map(({ id }) => id);
  return { name: 'removeNamedItems', args: { items } };
};
