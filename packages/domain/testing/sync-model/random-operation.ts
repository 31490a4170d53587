/** What people do: any operation, mostly on rows that they see. */
import type { RowKind, RowMap } from '../../src/plan/rows/rows';
import { addHomeItems, changeHomeItem, removeHomeItem } from './random-home-operations';
import {
  changeItem,
  changeLine,
  clearDone,
  newItems,
  removeItem,
  removeListedRecipe,
  restoreRows,
  setBack,
  setListSettings,
  tick,
  untick,
} from './random-list-operations';
import {
  changeMeal,
  newMeal,
  removeEater,
  removeMeal,
  setAttendance,
  setEater,
  setEaterSettings,
  setMenuRules,
  setRecurringMeal,
  setMealSwap,
  setSmallJob,
  setTemplate,
  setVote,
  proposeDishes,
  endProposedDishes,
  setWeekRule,
} from './random-plan-operations';
import {
  addNamedItems,
  bringNamedListBack,
  changeNamedItem,
  removeNamedItems,
  removeNamedList,
  setNamedList,
  tickNamedItems,
} from './random-named-list-operations';
import { keys, type Made, type Maker, onOne, recipes, type Scene, weeks } from './scene';
import type { Random } from './random';

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

/** Above this, someone first removes one: a step takes the same time however long the model runs. */
const mostRows = 40;

const removers: readonly { kind: RowKind; make: Maker }[] = [
  { kind: 'items', make: removeItem },
  { kind: 'meals', make: removeMeal },
  { kind: 'listedRecipes', make: removeListedRecipe },
  { kind: 'homeItems', make: removeHomeItem },
  { kind: 'namedLists', make: removeNamedList },
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
  setEaterSettings,
  setMenuRules,
  setWeekRule,
  setListSettings,
  setNamedList,
  addNamedItems,
  addNamedItems,
  changeNamedItem,
  tickNamedItems,
  removeNamedItems,
  removeNamedList,
  bringNamedListBack,
  setTemplate,
  setRecurringMeal,
  setVote,
  setVote,
  proposeDishes,
  endProposedDishes,
  onOne('weekRules', ({ id }) => ({ name: 'removeWeekRule', args: { id } })),
  setSmallJob,
  setMealSwap,
  setMealSwap,
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
  ({ random, newId }) => ({
    name: 'setAisle',
    args: { id: random.pick(['Bakery', 'own']), change: { name: newId() } },
  }),
  ({ newId }) => ({ name: 'setBarcode', args: { code: '73513537', name: newId() } }),
  onOne('barcodes', ({ id }) => ({ name: 'removeBarcode', args: { code: id } })),
  onOne('aisles', ({ id }) => ({ name: 'removeAisle', args: { id } })),
  ({ random }) => ({ name: 'removeStore', args: { id: random.pick(['aldi', 'coles']) } }),
  addHomeItems,
  changeHomeItem,
  changeHomeItem,
  removeHomeItem,
  setBack,
  restoreRows,
];
