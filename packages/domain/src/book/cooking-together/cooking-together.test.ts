import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginningFor,
  finishTask,
  isForgotten,
  isServed,
  moveWait,
  planFrom,
  startTogether,
  takeBack,
  type CookingTogether,
} from './cooking-together';
import { dishTasks } from './dish-tasks';
import { ovenConflicts } from './oven-conflicts';

const minute = 60_000;
const five = Date.parse('2026-11-29T17:00:00Z');
const at = (minutes: number): number => five + minutes * minute;

function together(askedAt: number, ...dishes: readonly (readonly string[])[]): CookingTogether {
  const cooked = dishes.map((instructions, index) => ({
    recipeId: String(index),
    title: `Dish ${index}`,
    serves: 4,
    ...dishTasks({ instructions }),
  }));
  return startTogether(cooked, { id: 'a', askedAt, now: five });
}

const soup = ['Fry the onion for 5 minutes.', 'Simmer for 19 minutes.', 'Serve.'];
const salad = ['Chop the leaves finely by hand.', 'Toss.'];

describe('several dishes for one serving time', () => {
  test('a meal that there is time for is served when asked, and says when to begin', () => {
    const meal = together(at(90), soup);
    expect(meal.servingAt).toBe(at(90));
    expect(beginningFor(meal)).toBe(at(90 - 5 - 20 - 1));
    expect(planFrom(meal, five).tasks.map(({ start }) => start)).toEqual([at(64), at(69), at(89)]);
  });

  test('a meal that is too late for its time is served at the earliest that can be kept', () => {
    const meal = together(at(10), soup);
    expect(beginningFor({ ...meal, servingAt: at(10) })).toBe(at(-16));
    expect(meal).toMatchObject({ askedAt: at(10), servingAt: at(26) });
    expect(planFrom(meal, five).tasks[0]!.start).toBe(five);
  });

  test('a task that takes as long as planned makes nobody late', () => {
    const meal = together(at(26), soup);
    expect(planFrom(meal, at(4)).servingAt).toBe(at(26));
    expect(finishTask(meal, 0, at(5)).servingAt).toBe(at(26));
  });

  test('a task that takes longer moves the rest and the serving time', () => {
    const meal = together(at(26), soup);
    expect(planFrom(meal, at(12)).servingAt).toBe(at(34));
    expect(finishTask(meal, 0, at(12)).servingAt).toBe(at(33));
  });

  test('a wait begins when its task is done, and what needs it comes after', () => {
    const begun = finishTask(finishTask(together(at(26), soup), 0, at(5)), 0, at(6));
    expect(begun.dishes[0]!.waits).toEqual([{ task: 1, until: at(25) }]);
    const longer = moveWait(begun, 0, 1, at(40));
    expect(planFrom(longer, at(7))).toMatchObject({ servingAt: at(41) });
    expect(planFrom(longer, at(7)).tasks[0]!.start).toBe(at(40));
  });

  test('a wait at the end of a dish is awaited by the whole meal', () => {
    const meal = together(at(40), ['Bake for 19 minutes.'], salad);
    const baking = moveWait(finishTask(meal, 0, at(20)), 0, 0, at(55));
    expect(planFrom(baking, at(21)).readyAt[0]).toBe(at(55));
    expect(planFrom(baking, at(21)).servingAt).toBe(at(55));
  });

  test('a task done by mistake is taken back, with the serving time of before', () => {
    const meal = together(at(26), soup);
    const back = takeBack(finishTask(meal, 0, at(12)), at(12));
    expect(back).toMatchObject({ servingAt: at(26), dishes: meal.dishes, history: [] });
    expect(takeBack(meal, at(1))).toBe(meal);
  });

  test('a meal is served when nothing is left to do or to wait for', () => {
    const baked = finishTask(together(at(60), ['Bake for 19 minutes.']), 0, at(40));
    expect(isServed(baked, at(58))).toBe(false);
    expect(isServed(baked, at(59))).toBe(true);
    expect(finishTask(baked, 0, at(59))).toBe(baked);
    expect(finishTask(baked, 7, at(59))).toBe(baked);
  });

  test('a meal is forgotten half a day after it', () => {
    const meal = together(at(60), soup);
    expect(isForgotten(meal, at(60 + 12 * 60))).toBe(false);
    expect(isForgotten(meal, at(61 + 12 * 60))).toBe(true);
  });
});

const steps = fc.constantFrom(
  'Chop the onion.',
  'Fry for 5 minutes.',
  'Simmer for 20 minutes.',
  'Bake at 180°C for 40 minutes.',
  'Meanwhile, boil the rice for 12 minutes.',
  'Rest for 10 minutes.',
  'Toss.',
  'Chill for 2 hours.',
);
const anyMeal = fc.array(fc.array(steps, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});

describe('any meal', () => {
  test('no task of any meal is planned before now, and the serving time says so', () => {
    fc.assert(
      fc.property(anyMeal, fc.integer({ min: -60, max: 600 }), (dishes, asked) => {
        const meal = together(at(asked), ...dishes);
        const plan = planFrom(meal, five);
        for (const { start } of plan.tasks) expect(start).toBeGreaterThanOrEqual(five);
        const isTooLate = beginningFor({ ...meal, servingAt: at(asked) }) < five;
        expect(plan.servingAt > at(asked)).toBe(isTooLate);
      }),
    );
  });

  test('a cook who does each task when it is planned serves any meal in time', () => {
    fc.assert(
      fc.property(anyMeal, (dishes) => {
        let meal = together(at(24 * 60), ...dishes);
        for (
          let next = planFrom(meal, five).tasks[0];
          next;
          next = planFrom(meal, meal.touchedAt).tasks[0]
        ) {
          meal = finishTask(meal, next.dish, next.handsEnd);
        }
        expect(meal.servingAt).toBe(at(24 * 60));
        expect(isServed(meal, meal.servingAt)).toBe(true);
      }),
    );
  });

  test('a cook who is late with any task of a meal is never asked to begin in the past', () => {
    fc.assert(
      fc.property(anyMeal, fc.array(fc.nat(40), { maxLength: 30 }), (dishes, delays) => {
        let meal = together(at(100), ...dishes);
        for (const delay of delays) {
          const [next] = planFrom(meal, meal.touchedAt).tasks;
          if (!next) break;
          const now = Math.max(next.handsEnd, meal.touchedAt) + delay * minute;
          const before = meal.servingAt;
          meal = finishTask(meal, next.dish, now);
          expect(meal.servingAt).toBeGreaterThanOrEqual(before);
          for (const { start } of planFrom(meal, now).tasks)
            expect(start).toBeGreaterThanOrEqual(now);
        }
      }),
    );
  });
});

describe('one oven for two dishes', () => {
  const conflictsOf = (...dishes: string[][]) => {
    const meal = together(at(180), ...dishes);
    return ovenConflicts(planFrom(meal, five).tasks, meal.dishes);
  };

  test('two temperatures at once are said, with both dishes and the time', () => {
    expect(
      conflictsOf(
        ['Bake at 180°C for 60 minutes.'],
        ['Roast in the oven at 220°C for 29 minutes.'],
      ),
    ).toEqual([{ dishes: [0, 1], celsius: [180, 220], from: at(151), until: at(180) }]);
  });

  test.each([
    ['at the same temperature', [['Bake at 180°C for 1 hour.'], ['Roast at 180°C for 1 hour.']]],
    ['on the stove and in the oven', [['Bake at 180°C for 1 hour.'], ['Simmer for 1 hour.']]],
    [
      'in the oven one after the other',
      [['Bake at 180°C for 30 minutes.', 'Chill for 2 hours.'], ['Bake at 220°C for 1 hour.']],
    ],
  ])('two dishes %s share a kitchen without a word', (_name, dishes) => {
    expect(conflictsOf(...dishes)).toEqual([]);
  });
});
