/** What people do with lists beside the plan's. */
import type { NamedItemRow } from '../../src/plan/rows/named-list-rows';
import type { Row } from '../../src/plan/rows/rows';
import { days, type Maker, onOne, type Scene } from './scene';

/** Two devices may begin the same list, and a list that was removed may be changed. */
const lists = ['hardware', 'party', 'camping'];

export const setNamedList: Maker = ({ random, newId }) => ({
  name: 'setNamedList',
  args: {
    id: random.pick([...lists, newId()]),
    change: { name: newId(), order: 'a0', isByHand: random.pick([true, null]) },
  },
});

export const removeNamedList = onOne('namedLists', ({ id }, { rows }) => ({
  name: 'removeNamedList',
  args: {
    id,
    items: rows('namedItems')
      .filter(isOn(id))
      .map((item) => item.id),
  },
}));

/** The undo of a removal: the list and what was on it, all of them or none. */
export const bringNamedListBack: Maker = ({ random, removed }: Scene) => {
  const removedLists = removed().filter(({ kind }) => kind === 'namedLists');
  if (removedLists.length === 0) return undefined;
  const list = random.pick(removedLists);
  const items = removed().filter(isOn(list.id));
  const fields = [list, ...items].map(({ kind, id }) => ({
    kind,
    id,
    field: 'deleted',
    value: false,
    ifStill: true,
  }));
  return { name: 'setBackAll', args: { fields } };
};

const isOn =
  (listId: string) =>
  ({ kind, fields }: Row): boolean =>
    kind === 'namedItems' && (fields as NamedItemRow).listId === listId;

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
