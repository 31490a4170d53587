import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Nutrient } from '@saltbush/recipe-parser/recipe/nutrients';
import { listEaters, type WhoEats } from '../eaters/eaters';
import type { MenuEntry } from '../meal-plans/menu';
import { attendanceId } from '../rows/eater-rows';
import { PlannedDays } from '../../../testing/planned-days';
import { averageOfDays, nutritionOfDay, swapName, type NutritionOfRecipes } from './day-nutrition';
import { compareWithGoal, type NutritionGoals } from './nutrition-goals';

const date = '2026-11-25';
const eaters = listEaters(
  [
    { id: 'jo', name: 'Jo' },
    { id: 'sam', name: 'Sam' },
  ],
  [{ id: 'leo', fields: { name: 'Leo', portion: 0.5 } }],
);
const [jo, sam, leo] = eaters as [(typeof eaters)[0], (typeof eaters)[0], (typeof eaters)[0]];
const whoEats: WhoEats = { eaters, attendances: new Map() };
const recipes: NutritionOfRecipes = new Map([
  ['soup', { perServe: { energyKj: 1000, proteinGrams: 20, fibreGrams: 4 }, serves: 4 }],
  ['stew', { perServe: { energyKj: 3000, proteinGrams: 40 }, serves: 2 }],
  ['loaf', { perServe: { energyKj: 500 } }],
  ['bark tea', { serves: 2 }],
  ['shake', { perServe: { proteinGrams: 30 }, serves: 1 }],
]);
const dish = (recipeId: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: recipeId,
  recipeId,
  meal: 'dinner',
  quantity: 1,
  ...more,
});
const note = (text: string): MenuEntry => ({ id: text, note: text, meal: 'lunch', quantity: 1 });
const dayOf = (entries: readonly MenuEntry[], eater = jo, who = whoEats) =>
  nutritionOfDay({ date, entries }, eater, { whoEats: who, recipes, rows: new Map() });
const energyOf = (...args: Parameters<typeof dayOf>) => dayOf(...args).total.energyKj;

describe('what a person eats on a planned day', () => {
  test('each eats their portion of one serve of each dish', () => {
    expect(energyOf([dish('soup'), dish('loaf')])).toBe(1500);
    expect(energyOf([dish('soup'), dish('loaf')], leo)).toBe(750);
  });

  test('a dish that is cooked for fewer than are home is shared by their portions', () => {
    // Two serves for two and a half.
    expect(energyOf([dish('stew')], sam)).toBe(2400);
    expect(energyOf([dish('stew')], leo)).toBe(1200);
    expect(energyOf([dish('stew', { quantity: 2 })], sam)).toBe(3000);
  });

  test('a swap counts for its person alone, and without figures the meal is named', () => {
    const run = new PlannedDays(date);
    const id = run.plan(date, ['150 ml cream']);
    const { recipeId } = run.view.rows.get(`meals/${id}`)!.fields as { recipeId: string };
    const cream = { amount: '150', unit: 'ml', name: 'cream' };
    const instead = { of: cream, use: [] };
    const mealId = id;
    run.swap({ mealId, eaterId: 'leo', key: 'cream', week: date, share: [1, 5], instead }, []);
    const facts = (swapped: { energyKj: number } | undefined) => ({
      whoEats,
      recipes: new Map([
        [
          recipeId,
          {
            perServe: { energyKj: 1000 },
            serves: 4,
            swapped: new Map([[swapName({ key: 'cream', ...instead }), swapped]]),
          },
        ],
      ]),
      rows: run.view.rows,
    });
    const day = { date, entries: [dish(recipeId, { id })] };
    expect(nutritionOfDay(day, jo, facts({ energyKj: 600 })).total.energyKj).toBe(1000);
    expect(nutritionOfDay(day, leo, facts({ energyKj: 600 })).total.energyKj).toBe(300);
    expect(nutritionOfDay(day, leo, facts(undefined)).uncounted).toMatchObject([
      { reason: 'unknown' },
    ]);
  });

  test('leftovers are eaten once, on the day that they are planned for', () => {
    const cooked = dish('soup', { quantity: 0.75 });
    const leftovers = dish('soup', { id: 'later', leftoverOf: 'soup', quantity: 0.75 });
    expect(energyOf([cooked])).toBe(1000);
    expect(energyOf([leftovers])).toBe(1000);
  });

  test('a meal that a person is away for is neither counted nor missing', () => {
    const attendance = { date, meal: 'dinner', home: ['jo'] };
    const away = { ...whoEats, attendances: new Map([[attendanceId(date, 'dinner'), attendance]]) };
    const entries = [dish('soup'), dish('loaf', { meal: 'dessert' }), dish('stew')];
    expect(dayOf(entries, sam, away)).toEqual({ total: {}, meals: 0, uncounted: [] });
    // Who is home alone has a whole serve of what is cooked for two.
    expect(dayOf(entries, jo, away)).toMatchObject({ meals: 3, total: { energyKj: 4500 } });
  });

  test.each([
    ['a note', note('Eating out'), 'note'],
    ['a recipe that the reader may not see', dish('secret'), 'not-visible'],
    ['a recipe of which nobody can say', dish('bark tea'), 'unknown'],
    ['a recipe whose source states no energy', dish('shake'), 'unknown'],
  ])('%s is named as not counted, and has no figures by itself', (_, entry, reason) => {
    expect(dayOf([entry])).toEqual({ total: {}, meals: 1, uncounted: [{ entry, reason }] });
    const { total, meals, uncounted } = dayOf([entry, dish('soup')]);
    expect([total.energyKj, meals, uncounted.length]).toEqual([1000, 2, 1]);
  });

  test('a nutrient that a large part of the day does not state is not known', () => {
    const { total } = dayOf([dish('soup'), dish('stew', { quantity: 2 })]);
    expect(total.fibreGrams).toBeUndefined();
    expect(total.proteinGrams).toBe(60);
  });

  test('nobody eats more than is cooked, and everybody by their portion', () => {
    const entry = fc.record({
      id: fc.uuid(),
      recipeId: fc.constantFrom('soup', 'stew'),
      meal: fc.constantFrom('lunch', 'dinner'),
      quantity: fc.double({ min: 0.1, max: 20, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), fc.nat(9), (entries, people) => {
        const who = { ...whoEats, people };
        const [ofJo, ofSam, ofLeo] = eaters.map((eater) => energyOf(entries, eater, who) ?? 0);
        const cooked = entries
          .map(({ recipeId, quantity }) => ({ ...recipes.get(recipeId)!, quantity }))
          .reduce((sum, one) => sum + one.quantity * one.serves! * one.perServe!.energyKj!, 0);
        expect(ofJo).toBe(ofSam);
        expect(ofLeo).toBeCloseTo(ofJo! / 2, 6);
        expect(ofJo! + ofSam! + ofLeo!).toBeLessThanOrEqual(cooked * 1.000001);
      }),
    );
  });
});

test('the average of days leaves out those without a meal that is counted', () => {
  const days = [[dish('soup')], [], [note('Eating out')], [dish('stew', { quantity: 2 })]];
  const { average, days: counted } = averageOfDays(days.map((entries) => dayOf(entries)));
  expect([average.energyKj, counted]).toEqual([2000, 2]);
  expect(averageOfDays([dayOf([note('Eating out')])])).toEqual({ average: {}, days: 0 });
});

describe('the goal of a day', () => {
  const goals: NutritionGoals = { energyKj: 8700, proteinGrams: 60 };
  test.each<[Nutrient, object, object | undefined]>([
    ['energyKj', { energyKj: 8000 }, { goal: 8700, kind: 'at-most', left: 700 }],
    ['energyKj', { energyKj: 9000 }, { goal: 8700, kind: 'at-most', left: -300 }],
    ['proteinGrams', { proteinGrams: 60 }, { goal: 60, kind: 'at-least', left: 0 }],
    ['proteinGrams', {}, { goal: 60, kind: 'at-least', left: undefined }],
    ['sodiumMilligrams', { sodiumMilligrams: 2000 }, undefined],
    ['fatGrams', { fatGrams: 70 }, undefined],
  ])('the goal of %s against %j is %j', (nutrient, eaten, compared) => {
    expect(compareWithGoal(nutrient, eaten, goals)).toEqual(compared);
  });
});
