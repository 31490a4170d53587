import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OperationName } from '@saltbush/domain/plan/sync/operations';
import { isOperationName, parseOperationArgs } from './sync-operations';

const id = '0196f0d8-7c1e-7b3a-9d27-3f1f6a1b2c3d';
const meal = { id, date: '2026-11-23', meal: 'dinner', order: 'a0', quantity: 1, note: 'pasta' };
const week = '2026-11-23';

const good: { [Name in OperationName]: object } = {
  addMeal: meal,
  changeMeal: { id, change: { note: null, quantity: 2 } },
  removeMeal: { id },
  addMeals: { meals: [meal] },
  setEater: {
    id,
    change: {
      name: 'Leo',
      portion: 0.25,
      allergies: ['peanut'],
      bornIn: null,
      presence: [{ isHome: false, from: week, to: '2026-11-27', every: 1, days: [0] }],
      swaps: [{ key: 'cream', of: { amount: '', unit: '', name: 'cream' }, use: [] }],
    },
  },
  removeEater: { id },
  setAttendance: { date: week, meal: 'dinner', change: { home: [id], guests: 2 } },
  setMenuRules: {
    change: {
      wednesday: 30,
      friday: null,
      repeatAfterDays: 7,
      allFrom: null,
      sundayFrom: 'any',
      budgets: [{ week, cents: 12_000 }],
    },
  },
  setWeekRule: {
    id,
    change: { topic: 'food:green%20beans', bound: 'most', count: 2, weekday: null, isSoft: true },
  },
  removeWeekRule: { id },
  setTemplate: {
    id,
    change: {
      name: 'Our week',
      meals: [{ day: 'monday', meal: 'lunch', quantity: 1, recipeId: id }],
    },
  },
  removeTemplate: { id },
  setRecurringMeal: {
    id,
    change: { weekday: 'friday', meal: 'dinner', quantity: 1, note: 'pizza', plannedUntil: week },
  },
  removeRecurringMeal: { id },
  setVote: { mealId: id, recipeId: id, eaterId: id, week, answer: 'yes', isLoved: true },
  proposeDishes: { start: week, week, until: 5, dishes: [{ id, recipeId: id }], ended: [id] },
  endProposedDishes: { ids: [id] },
  setSmallJob: { mealId: id, key: 'thaw.beef-mince', week, isDone: true },
  addListedRecipe: { id, week, recipeId: id, quantity: 1 },
  setMealSwap: {
    mealId: id,
    recipeId: id,
    eaterId: id,
    key: 'thickened-cream',
    week,
    change: {
      share: [0.5, 3.5],
      instead: {
        of: { amount: '300', unit: 'ml', name: 'cream' },
        use: [{ amount: '', unit: '', name: 'oat cream' }],
      },
    },
  },
  changeListedRecipe: { id, change: { quantity: 2 } },
  removeListedRecipe: { id },
  addItems: { items: [{ id, text: 'milk', order: 'a0' }] },
  changeItem: { id, change: { text: 'oat milk', repeatWeeks: 2, repeatDays: 10, repeatOn: null } },
  removeItem: { id },
  tick: {
    week,
    line: {
      key: 'leek',
      covered: [{ amount: 2, unit: '' }],
      left: [{ amount: 1, unit: '' }],
    },
    items: [id],
    on: week,
  },
  untick: { week, key: 'leek', items: [] },
  clearDone: { week, keys: ['leek'], items: [id] },
  changeLine: {
    week,
    key: 'leek',
    change: { name: 'Leeks', store: null, notInShopOn: week, goneOn: week },
  },
  changeFood: { key: 'leek', change: { isStaple: true, aisle: null } },
  setStaples: { keys: ['salt'], isStaple: true },
  setStore: { id: 'corner shop', name: 'Corner shop', aisles: ['Deli'], walk: [id, 'Deli'] },
  removeStore: { id: 'corner shop' },
  setListSettings: { change: { hidesOptional: true } },
  setBarcode: { code: '4006381333931', name: 'Vegemite' },
  removeBarcode: { code: '73513537' },
  setAisle: { id: 'Bakery', change: { name: 'Bread', isHidden: null } },
  removeAisle: { id },
  setNamedList: { id, change: { name: 'Hardware', order: 'a0', isByHand: null } },
  removeNamedList: { id, items: [id] },
  addNamedItems: { listId: id, items: [{ id, text: 'screws', order: 'a0' }] },
  changeNamedItem: { id, change: { listId: id, note: null } },
  tickNamedItems: { items: [id], on: null },
  removeNamedItems: { items: [id] },
  addHomeItems: {
    items: [
      { id, name: 'Leeks', place: 'fridge', since: week, foodKey: 'leek', aisle: 'Fruit & Veg' },
    ],
  },
  changeHomeItem: { id, change: { place: 'freezer', until: null } },
  removeHomeItems: { ids: [id] },
  setEaterSettings: {
    change: {
      people: 2,
      mealTimes: [{ meal: 'dinner', at: '18:30' }],
      jobsAt: '19:00',
      jobsOff: ['warm'],
    },
  },
  restoreRows: { rows: [{ kind: 'meals', id }] },
  setBack: { kind: 'meals', id, field: 'note', value: null, ifStill: 'pasta' },
  setBackAll: { fields: [{ kind: 'meals', id, field: 'deleted', value: true, ifStill: false }] },
};
const names = Object.keys(good) as OperationName[];

test.each(names)('the operation %s takes what it should, and nothing else', (name) => {
  expect(isOperationName(name)).toBe(true);
  expect(parseOperationArgs(name, good[name])).toEqual(good[name]);
  expect(parseOperationArgs(name, { ...good[name], more: 1 })).toEqual(good[name]);
  expect(parseOperationArgs(name, {})).toBeUndefined();
});

test.each<[OperationName, object]>([
  ['addMeal', { ...meal, note: '' }],
  ['addMeal', { ...meal, order: 'z z' }],
  ['addMeal', { ...meal, date: '1999-01-01' }],
  ['changeMeal', { id, change: { date: null } }],
  ['tick', { ...good.tick, week: '2026-11-24' }],
  ['changeLine', { week, key: 'Leek!', change: {} }],
  ['setEater', { id, change: { portion: 0.3 } }],
  ['setEater', { id, change: { allergies: ['<b>'] } }],
  ['setEaterSettings', { change: { people: 0 } }],
  ['setEaterSettings', { change: { people: 51 } }],
  ['setEaterSettings', { change: { mealTimes: [{ meal: 'dinner', at: '25:00' }] } }],
  ['setEaterSettings', { change: { mealTimes: [{ meal: '', at: '18:30' }] } }],
  ['setAttendance', { date: week, meal: 'dinner', change: { guests: -1 } }],
  ['setListSettings', { change: { hidesOptional: 'yes' } }],
  ['changeLine', { week, key: 'leek', change: { isNeeded: 1 } }],
  ['setNamedList', { id, change: { name: 'x'.repeat(61) } }],
  ['changeItem', { id, change: { repeatDays: 365 } }],
  ['changeItem', { id, change: { repeatOn: 7 } }],
  ['changeItem', { id, change: { isCleared: true, repeatDays: 0 } }],
  ['setBarcode', { code: '4006381333932', name: 'Vegemite' }],
  ['setBarcode', { code: '4006381333931', name: '' }],
  ['removeBarcode', { code: '123' }],
  ['setAisle', { id: 'Shoes', change: { name: 'Shoes' } }],
  ['setAisle', { id, change: { name: 'x'.repeat(41) } }],
  ['setStore', { ...good.setStore, walk: ['Shoes'] }],
  ['changeFood', { key: 'leek', change: { ownAisle: 'Deli' } }],
  ['setNamedList', { id, change: { name: null } }],
  ['changeNamedItem', { id, change: { listId: null } }],
  ['tickNamedItems', { items: [id], on: 'today' }],
  ['setMenuRules', { change: { wednesday: 0 } }],
  ['setMenuRules', { change: { wednesday: 30.5 } }],
  ['setMenuRules', { change: { repeatAfterDays: 61 } }],
  ['setMenuRules', { change: { budgets: [] } }],
  ['setMenuRules', { change: { budgets: [{ week, cents: 99 }] } }],
  ['setMenuRules', { change: { budgets: [{ week: 'soon', cents: 9_000 }] } }],
  ['changeLine', { week, key: 'leek', change: { goneOn: 'today' } }],
  ['setMenuRules', { change: { allFrom: 'search:quick' } }],
  ['setMenuRules', { change: { mondayFrom: 'recipe:0193a000-0000-7000-8000-000000000000' } }],
  ['setEater', { id, change: { presence: [{ isHome: true, from: week, every: 7, days: [7] }] } }],
  ['setEater', { id, change: { presence: [{ isHome: true, from: week, every: 0, days: [0] }] } }],
  [
    'setEater',
    {
      id,
      change: { presence: [{ isHome: true, from: week, to: '2026-11-22', every: 1, days: [0] }] },
    },
  ],
  ['setWeekRule', { id, change: { topic: 'colour:red', bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: 'food:a,b', bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: `food:${'a'.repeat(51)}`, bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: 'suits:everybody', bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: 'food:%', bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: 'protein:gold', bound: 'least' } }],
  ['setWeekRule', { id, change: { topic: 'new', bound: 'least', count: 8 } }],
  ['setWeekRule', { id, change: { topic: null } }],
  ['restoreRows', { rows: [{ kind: 'meals', id: 'not an id' }] }],
  ['setBack', { kind: 'meals', id, field: 'version', value: 1, ifStill: 1 }],
  ['setBack', { kind: 'meals', id, field: 'constructor', value: 1, ifStill: 1 }],
  ['setBack', { kind: 'meals', id, field: 'date', value: null, ifStill: '2026-11-23' }],
  ['setBackAll', { fields: [good.setBack, { ...good.setBack, field: 'none' }] }],
])('the operation %s refuses %j', (name, args) => {
  expect(parseOperationArgs(name, args)).toBeUndefined();
});

test('a name that no operation has is not taken for one', () => {
  for (const name of ['', 'washUp', 'constructor', '__proto__', 'toString']) {
    expect(isOperationName(name)).toBe(false);
  }
});

test('texts that cannot be stored are made well formed', () => {
  const parsed = parseOperationArgs('setBack', {
    ...good.setBack,
    value: 'a\u0000b \ud800',
    ifStill: null,
  });
  expect(JSON.stringify(parsed)).not.toMatch(/\\u0000|\\ud800/i);
});

test('arguments of an operation may be of any kind: they are parsed or refused, and never throw', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, args) => {
      parseOperationArgs(name, args);
    }),
  );
});
