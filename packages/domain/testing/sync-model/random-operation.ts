/** What people do: any operation, mostly on rows that they see. */
import type { OperationArgs, OperationName } from '../../src/sync/operations';
import type { ItemRow, LineRow, MealRow, Row, RowKind, RowMap } from '../../src/sync/rows';
import type { Random } from './random';

export const refusedRecipe = 'recipe-refused';
const weeks = ['2026-11-16', '2026-11-23'];
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
const keys = ['egg', 'milk', 'salt', 'red-onion', 'flour', 'rice'];
const eaters = ['ann', 'ben', 'cat'];
const recipes = ['recipe-1', 'recipe-2', 'recipe-3', refusedRecipe];

export type Made = {
  [Name in OperationName]: { name: Name; args: OperationArgs[Name] };
}[OperationName];

interface Scene {
  random: Random;
  /** Not used before, by any device. */
  newId: () => string;
  /** Rows that the person sees. */
  rows: (kind: RowKind) => Row[];
  /** Rows that were removed. */
  removed: () => Row[];
}

/** @param newId gives an id that no other call gave */
export function randomOperation(random: Random, shown: RowMap, newId: () => string): Made {
  const all = [...shown.values()];
  const scene: Scene = {
    random,
    newId,
    rows: (kind) => all.filter((row) => row.kind === kind && !row.isDeleted),
    removed: () => all.filter((row) => row.isDeleted),
  };
  const crowded = removers.filter(({ kind }) => scene.rows(kind).length > mostRows);
  const maker = random.pick(crowded.length > 0 ? crowded.map(({ make }) => make) : makers);
  return maker(scene) ?? newItems(scene);
}

type Maker = (scene: Scene) => Made | undefined;

const newItems = ({ random, newId }: Scene): Made => ({
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

const newMeal = ({ random, newId }: Scene) => ({
  id: newId(),
  date: random.pick(days),
  meal: 'dinner',
  order: 'a0',
  quantity: 1,
  ...(random.chance(0.5) ? { note: newId() } : { recipeId: random.pick(recipes) }),
});

/** A maker of an operation on one row of a kind, if there is one. */
const onOne =
  (kind: RowKind, make: (row: Row, scene: Scene) => Made): Maker =>
  (scene) => {
    const rows = scene.rows(kind);
    return rows.length > 0 ? make(scene.random.pick(rows), scene) : undefined;
  };

const changeItem = onOne('items', ({ id }, { random, newId }) => ({
  name: 'changeItem',
  args: {
    id,
    change: random.pick([
      { text: newId() },
      { text: newId(), note: newId() },
      { note: null },
      { store: random.pick(['aldi', 'coles']) },
      { repeatWeeks: random.pick([1, 2, null]) },
    ]),
  },
}));

const tick: Maker = ({ random, rows }) => {
  const items = rows('items').filter(() => random.chance(0.05));
  const covered = [{ amount: 1 + random.below(3), unit: 'g' }];
  return {
    name: 'tick',
    args: {
      week: random.pick(weeks),
      ...(random.chance(0.6) ? { line: { key: random.pick(keys), covered } } : {}),
      items: items.map(({ id }) => id),
      on: random.pick(days),
    },
  };
};

const untick: Maker = ({ random, rows }) => {
  const ticked = rows('items').filter(({ fields }) => (fields as ItemRow).tickedOn);
  const items = ticked.filter(() => random.chance(0.3)).map(({ id }) => id);
  return { name: 'untick', args: { week: random.pick(weeks), key: random.pick(keys), items } };
};

const clearDone: Maker = ({ random, rows }) => {
  const week = random.pick(weeks);
  const lines = rows('lines').map(({ fields }) => fields as LineRow);
  const done = lines.filter((line) => line.week === week && line.covered);
  const items = rows('items').filter(({ fields }) => (fields as ItemRow).tickedOn);
  return {
    name: 'clearDone',
    args: { week, keys: done.map(({ key }) => key), items: items.map(({ id }) => id) },
  };
};

const changeLine: Maker = ({ random, newId }) => ({
  name: 'changeLine',
  args: {
    week: random.pick(weeks),
    key: random.pick(keys),
    change: random.pick([{ name: newId() }, { note: newId(), amount: '2' }, { name: null }]),
  },
});

const changeMeal = onOne('meals', ({ id }, { random, newId }) => ({
  name: 'changeMeal',
  args: {
    id,
    change: random.pick([
      { date: random.pick(days) },
      { quantity: 1 + random.below(4) / 2 },
      { note: newId() },
      { note: null },
      { recipeId: random.pick([...recipes, null]) },
    ]),
  },
}));

const setBack = onOne('items', ({ kind, id, fields }, { random, newId }) => {
  const ifStill = (fields as ItemRow).text;
  const text = { kind, id, field: 'text', value: newId(), ifStill };
  const deleted = { kind, id, field: 'deleted', value: true, ifStill: false };
  return random.chance(0.5)
    ? { name: 'setBack', args: text }
    : { name: 'setBackAll', args: { fields: random.chance(0.5) ? [text] : [text, deleted] } };
});

const restoreRows: Maker = ({ random, removed }) => {
  const rows = removed().filter(() => random.chance(0.2));
  const references = rows.slice(0, 3).map(({ kind, id }) => ({ kind, id }));
  return { name: 'restoreRows', args: { rows: references } };
};

/** Also members, whose rows begin with a change. */
const setEater: Maker = ({ random, newId }) => ({
  name: 'setEater',
  args: {
    id: random.pick(eaters),
    change: random.pick([
      { name: newId(), portion: 1 },
      { isMember: true, portion: random.pick([0.5, 1, 2]) },
      { allergies: [newId()] },
      { diets: null },
    ]),
  },
});

const setAttendance: Maker = ({ random }) => ({
  name: 'setAttendance',
  args: {
    date: random.pick(days),
    meal: 'dinner',
    change: random.pick([{ home: [random.pick(eaters)] }, { guests: random.below(4) }]),
  },
});

const setMenuRules: Maker = ({ random }) => ({
  name: 'setMenuRules',
  args: {
    change: random.pick([
      { monday: 15 + random.below(90) },
      { monday: null, friday: 15 + random.below(90) },
      { repeatAfterDays: 3 + random.below(20) },
    ]),
  },
});

const setListSettings: Maker = ({ random }) => ({
  name: 'setListSettings',
  args: { change: { hidesOptional: random.pick([true, null]) } },
});

const setTemplate: Maker = ({ random, newId }) => ({
  name: 'setTemplate',
  args: {
    id: random.pick(['template-1', 'template-2']),
    change: {
      name: newId(),
      meals: [{ day: 'monday', meal: 'dinner', quantity: 1, note: newId() }],
    },
  },
});
const setRecurringMeal: Maker = ({ random, newId }) => ({
  name: 'setRecurringMeal',
  args: {
    id: random.pick(['recurring-1', 'recurring-2']),
    change: {
      weekday: 'monday',
      meal: 'dinner',
      quantity: 1,
      note: newId(),
      plannedUntil: random.pick(days),
    },
  },
});

const setVote = onOne('meals', ({ id, fields }, { random }) => ({
  name: 'setVote',
  args: {
    mealId: id,
    recipeId: (fields as Partial<MealRow>).recipeId ?? random.pick(recipes),
    eaterId: random.pick(eaters),
    week: random.pick(weeks),
    answer: random.pick(['yes', 'no', null]),
  },
}));

const removeItem = onOne('items', ({ id }) => ({ name: 'removeItem', args: { id } }));
const removeEater: Maker = ({ random }) => ({
  name: 'removeEater',
  args: { id: random.pick(eaters) },
});
const removeMeal = onOne('meals', ({ id }) => ({ name: 'removeMeal', args: { id } }));
const removeListedRecipe = onOne('listedRecipes', ({ id }) => ({
  name: 'removeListedRecipe',
  args: { id },
}));

/** Above this, someone first removes one: a step takes the same time however long the model runs. */
const mostRows = 40;
const removers: readonly { kind: RowKind; make: Maker }[] = [
  { kind: 'items', make: removeItem },
  { kind: 'meals', make: removeMeal },
  { kind: 'listedRecipes', make: removeListedRecipe },
];

/** As often as they are listed. */
const makers: readonly Maker[] = [
  newItems,
  changeItem,
  changeItem,
  changeItem,
  removeItem,
  removeItem,
  tick,
  tick,
  tick,
  untick,
  clearDone,
  changeLine,
  changeLine,
  setEater,
  setEater,
  removeEater,
  setAttendance,
  setMenuRules,
  setListSettings,
  setTemplate,
  setRecurringMeal,
  setVote,
  setVote,
  onOne('templates', ({ id }) => ({ name: 'removeTemplate', args: { id } })),
  onOne('recurringMeals', ({ id }) => ({ name: 'removeRecurringMeal', args: { id } })),
  (scene) => ({ name: 'addMeal', args: newMeal(scene) }),
  (scene) => ({ name: 'addMeals', args: { meals: [newMeal(scene), newMeal(scene)] } }),
  changeMeal,
  changeMeal,
  removeMeal,
  removeMeal,
  ({ random, newId }) => ({
    name: 'addListedRecipe',
    args: { id: newId(), week: random.pick(weeks), recipeId: random.pick(recipes), quantity: 1 },
  }),
  onOne('listedRecipes', ({ id }, { random }) => ({
    name: 'changeListedRecipe',
    args: { id, change: { quantity: 1 + random.below(4) } },
  })),
  removeListedRecipe,
  ({ random }) => ({
    name: 'changeFood',
    args: { key: random.pick(keys), change: { sameAs: random.pick([...keys, null]) } },
  }),
  ({ random }) => ({
    name: 'setStaples',
    args: { keys: keys.filter(() => random.chance(0.3)), isStaple: random.chance(0.5) },
  }),
  ({ random, newId }) => ({
    name: 'setStore',
    args: { id: random.pick(['aldi', 'coles']), name: newId(), aisles: [] },
  }),
  ({ random }) => ({ name: 'removeStore', args: { id: random.pick(['aldi', 'coles']) } }),
  setBack,
  restoreRows,
];
