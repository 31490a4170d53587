/** What people do with a shopping list. */
import type { ItemRow, LineRow } from '../../src/plan/rows/rows';
import { days, keys, type Made, type Maker, onOne, type Scene, weeks } from './scene';

export const newItems = ({ random, newId }: Scene): Made => ({
  name: 'addItems',
  args: {
    items: Array.from({ length: 1 + random.below(2) }, () => ({
      id: newId(),
      text: newId(),
      order: 'a0',
      ...(random.chance(0.2) ? { note: newId() } : {}),
    })),
  },
});

export const changeItem = onOne('items', ({ id }, { random, newId }) => ({
  name: 'changeItem',
  args: {
    id,
    change: random.pick([
      { text: newId() },
      { text: newId(), note: newId() },
      { note: null },
      { store: random.pick(['aldi', 'coles']) },
      { repeatWeeks: random.pick([1, 2, null]) },
      { repeatWeeks: 2, repeatDays: 10, repeatOn: random.pick([0, 6, null]) },
    ]),
  },
}));

export const tick: Maker = ({ random, rows }) => {
  const items = rows('items').filter(() => random.chance(0.05));
  const covered = [{ amount: 1 + random.below(3), unit: 'g' }];
  const left = random.chance(0.2) ? { left: covered } : {};
  return {
    name: 'tick',
    args: {
      week: random.pick(weeks),
      ...(random.chance(0.6) ? { line: { key: random.pick(keys), covered, ...left } } : {}),
      items: items.map(({ id }) => id),
      on: random.pick(days),
    },
  };
};

export const untick: Maker = ({ random, rows }) => {
  const ticked = rows('items').filter(({ fields }) => (fields as ItemRow).tickedOn);
  const items = ticked.filter(() => random.chance(0.3)).map(({ id }) => id);
  return { name: 'untick', args: { week: random.pick(weeks), key: random.pick(keys), items } };
};

export const clearDone: Maker = ({ random, rows }) => {
  const week = random.pick(weeks);
  const lines = rows('lines').map(({ fields }) => fields as LineRow);
  const done = lines.filter((line) => line.week === week && line.covered);
  const items = rows('items').filter(({ fields }) => (fields as ItemRow).tickedOn);
  return {
    name: 'clearDone',
    args: { week, keys: done.map(({ key }) => key), items: items.map(({ id }) => id) },
  };
};

export const changeLine: Maker = ({ random, newId }) => ({
  name: 'changeLine',
  args: {
    week: random.pick(weeks),
    key: random.pick(keys),
    change: random.pick([
      { name: newId() },
      { note: newId(), amount: '2' },
      { name: null },
      { notInShopOn: weeks[0]! },
      { goneOn: weeks[0]! },
    ]),
  },
});

export const setListSettings: Maker = ({ random }) => ({
  name: 'setListSettings',
  args: { change: { hidesOptional: random.pick([true, null]) } },
});

export const removeItem = onOne('items', ({ id }) => ({ name: 'removeItem', args: { id } }));

export const setBack = onOne('items', ({ kind, id, fields }, { random, newId }) => {
  const ifStill = (fields as ItemRow).text;
  const text = { kind, id, field: 'text', value: newId(), ifStill };
  const deleted = { kind, id, field: 'deleted', value: true, ifStill: false };
  return random.chance(0.5)
    ? { name: 'setBack', args: text }
    : { name: 'setBackAll', args: { fields: random.chance(0.5) ? [text] : [text, deleted] } };
});

export const restoreRows: Maker = ({ random, removed }) => {
  const rows = removed().filter(() => random.chance(0.2));
  const references = rows.slice(0, 3).map(({ kind, id }) => ({ kind, id }));
  return { name: 'restoreRows', args: { rows: references } };
};

export const removeListedRecipe = onOne('listedRecipes', ({ id }) => ({
  name: 'removeListedRecipe',
  args: { id },
}));
