/** Every operation of synchronisation on the owner's rows and recipes, in an order in which the owner may run all. */
import type { OperationArgs, OperationName } from '@saltbush/domain/plan/sync/operations';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import type { SyncDevice } from '../sync-device';
import type { Things } from './owners-things';

export function operationsOn(things: Things, device: SyncDevice) {
  return Object.entries(examplesOn(things)).map(([name, args]) =>
    device.make(name as OperationName, args as never),
  );
}

const week = '2026-11-23';
const dinner = { date: week, meal: 'dinner', order: 'a3', quantity: 1 };

function examplesOn(things: Things): OperationArgs {
  const { recipe: recipeId } = things as Record<'recipe', string>;
  const at = (name: string) => things[name]!;
  const meal = { kind: 'meals' as const, id: at('meal') };
  return {
    setBack: { ...meal, field: 'quantity', value: 2, ifStill: 1 },
    setBackAll: { fields: [{ ...meal, field: 'meal', value: 'lunch', ifStill: 'dinner' }] },
    addMeal: { id: at('meal'), ...dinner, recipeId },
    addMeals: { meals: [{ id: at('meal'), ...dinner, recipeId }] },
    // Votes are taken on dinners alone.
    changeMeal: { id: at('meal'), change: { quantity: 3, meal: 'dinner' } },
    setEater: { id: at('eater'), change: { name: 'Kim', portion: 1 } },
    setAttendance: { date: week, meal: 'dinner', change: { home: [at('eater')], guests: 1 } },
    setMenuRules: { change: { wednesday: 30 } },
    setWeekRule: {
      id: at('weekRule'),
      change: { topic: 'food:fish', weekday: 'friday', bound: 'least' },
    },
    setTemplate: {
      id: at('template'),
      change: {
        name: 'Ours',
        meals: [{ day: 'monday', meal: 'dinner', quantity: 1, recipeId }],
      },
    },
    setRecurringMeal: { id: at('recurring'), change: { meal: 'lunch', recipeId } },
    setVote: { mealId: at('meal'), recipeId, eaterId: at('eater'), week, answer: 'yes' },
    proposeDishes: {
      start: week,
      week,
      until: Date.now() + 1_000_000,
      dishes: [{ id: at('listed'), recipeId }],
      ended: [],
    },
    endProposedDishes: { ids: [at('listed')] },
    setSmallJob: { mealId: at('meal'), key: 'thaw.beef-mince', week, isDone: true },
    setMealSwap: {
      mealId: at('meal'),
      recipeId,
      eaterId: at('eater'),
      key: 'cream',
      week,
      change: {
        share: [1, 4],
        instead: { of: { amount: '300', unit: 'ml', name: 'cream' }, use: [] },
      },
    },
    addListedRecipe: { id: at('listed'), week, recipeId, quantity: 1 },
    changeListedRecipe: { id: at('listed'), change: { quantity: 2 } },
    addItems: { items: [{ id: at('item'), text: 'oil', order: 'a0' }] },
    changeItem: { id: at('item'), change: { text: 'vinegar' } },
    tick: { week, line: { key: 'milk', covered: [] }, items: [at('item')], on: week },
    untick: { week, key: 'milk', items: [at('item')] },
    clearDone: { week, keys: ['milk'], items: [at('item')] },
    changeLine: { week, key: 'milk', change: { note: 'lite' } },
    changeFood: { key: 'milk', change: { isStaple: true } },
    setStaples: { keys: ['milk'], isStaple: true },
    setStore: { id: 'corner-shop', name: 'Corner shop', aisles: [] },
    removeStore: { id: 'corner-shop' },
    setEaterSettings: { change: { people: 4 } },
    setListSettings: { change: { hidesOptional: true } },
    setBarcode: { code: '4006381333931', name: 'Vegemite' },
    removeBarcode: { code: '4006381333931' },
    setAisle: { id: 'Bakery', change: { name: 'Bread' } },
    removeAisle: { id: 'Bakery' },
    setNamedList: { id: at('namedList'), change: { name: 'Hardware', order: 'a0' } },
    addNamedItems: {
      listId: at('namedList'),
      items: [{ id: at('namedItem'), text: 'screws', order: 'a0' }],
    },
    changeNamedItem: { id: at('namedItem'), change: { text: 'nails' } },
    tickNamedItems: { items: [at('namedItem')], on: week },
    addHomeItems: {
      items: [{ id: at('homeItem'), name: 'Leeks', place: 'fridge', since: week, foodKey: 'leek' }],
    },
    changeHomeItem: { id: at('homeItem'), change: { until: '2026-11-29' } },
    removeHomeItems: { ids: [at('homeItem')] },
    removeMeal: { id: at('meal') },
    removeEater: { id: at('eater') },
    removeTemplate: { id: at('template') },
    removeWeekRule: { id: at('weekRule') },
    removeRecurringMeal: { id: at('recurring') },
    removeListedRecipe: { id: at('listed') },
    removeItem: { id: at('item') },
    removeNamedItems: { items: [at('namedItem')] },
    removeNamedList: { id: at('namedList'), items: [at('namedItem')] },
    restoreRows: { rows: rowsOfOwner.map(([kind, name]) => ({ kind, id: at(name) })) },
  };
}

const rowsOfOwner: [RowKind, string][] = [
  ['meals', 'meal'],
  ['eaters', 'eater'],
  ['templates', 'template'],
  ['weekRules', 'weekRule'],
  ['recurringMeals', 'recurring'],
  ['listedRecipes', 'listed'],
  ['items', 'item'],
  ['namedLists', 'namedList'],
  ['namedItems', 'namedItem'],
  ['homeItems', 'homeItem'],
];
