/**
 * A hundred meals of sample and written recipes, checked minute by minute: what stands here counts on its own, and uses
 * nothing of the scheduler but its times.
 */
import { describe, expect, test } from 'vitest';
import { linesOfSample } from '../sample-recipes/sample-recipe';
import { sampleRecipes } from '../sample-recipes/sample-recipes';
import { dishTasks, type Dish, type DishRecipe } from './dish-tasks';
import { scheduleDishes, type TaskTime } from './schedule-dishes';

const samples: DishRecipe[] = sampleRecipes.map((recipe) => ({
  ...recipe,
  instructions: linesOfSample(recipe).steps.map(({ text }) => text),
}));

/** A roast, a bake, a braise, a stir-fry and so on, in many lengths. */
const written: DishRecipe[] = Array.from({ length: 40 }, (_, n) => {
  const minutes = 10 + ((n * 7) % 60);
  const kinds: DishRecipe[] = [
    {
      instructions: [
        'Heat the oven to 220°C. Rub the meat with oil and salt.',
        `Roast for ${minutes} minutes. Rest for 10 minutes.`,
        'Slice and serve.',
      ],
    },
    {
      instructions: [
        'Peel and chop the potatoes.',
        `Boil for ${minutes} minutes.`,
        'Drain and mash with butter.',
      ],
    },
    {
      instructions: ['Chop the leaves.', 'Whisk the oil and lemon.', 'Toss and serve.'],
      prepMinutes: minutes,
    },
    { instructions: ['Whisk the cream.', `Chill for ${minutes * 4} minutes.`], prepMinutes: 15 },
    {
      instructions: [
        'Fry the onion for 5 minutes. Add the meat and brown for 8 minutes.',
        `Pour in the stock and simmer for ${minutes} minutes.`,
        `Meanwhile, steam the rice for ${10 + (n % 8)} minutes.`,
        'Stir in the parsley and serve.',
      ],
    },
    {
      instructions: [
        'Slice the beef.',
        `Stir-fry for ${2 + (n % 6)} minutes.`,
        'Scatter with herbs.',
      ],
      prepMinutes: 10,
    },
    {
      instructions: ['Heat the oven to 180°C.', 'Mix the batter.', 'Bake until golden.'],
      cookMinutes: minutes,
    },
    {
      instructions: [
        'Knead the dough for 8 minutes.',
        'Prove for 1 hour.',
        `Bake for ${minutes} minutes.`,
      ],
    },
  ];
  return kinds[n % kinds.length]!;
});

const all = [...samples, ...written];
const meals = Array.from({ length: 100 }, (_, n) => {
  const size = 2 + (n % 3);
  return Array.from({ length: size }, (_each, dish) =>
    dishTasks(all[(n * 11 + dish * (5 + (n % 7))) % all.length]!),
  );
});

/** For each minute from the first to serving, how many tasks have the hands. */
function handsByMinute(schedule: readonly (readonly TaskTime[])[]): Map<number, number> {
  const minutes = new Map<number, number>();
  for (const { start, handsEnd } of schedule.flat()) {
    for (let at = start; at < handsEnd; at += 1) minutes.set(at, (minutes.get(at) ?? 0) + 1);
  }
  return minutes;
}

/** Minutes by hand that a dish needs without a pause behind its last wait. */
function handsAtTheEnd({ tasks }: Dish): number {
  const last = tasks.findLastIndex(({ waitMinutes }) => waitMinutes > 0);
  return tasks.slice(last + 1).reduce((sum, { handsMinutes }) => sum + handsMinutes, 0);
}

describe('a hundred meals', () => {
  const planned = meals.map((dishes) => ({ dishes, schedule: scheduleDishes(dishes) }));
  const latest = (times: readonly TaskTime[]) => Math.max(...times.map(({ end }) => end));

  test('no meal has the hands at two dishes in any minute', () => {
    for (const { schedule } of planned) {
      expect(Math.max(...handsByMinute(schedule).values())).toBe(1);
    }
  });

  test('each meal has all minutes of its recipes', () => {
    for (const { dishes, schedule } of planned) {
      const needed = dishes
        .flatMap(({ tasks }) => tasks)
        .reduce((sum, { handsMinutes }) => sum + handsMinutes, 0);
      expect(handsByMinute(schedule).size).toBe(needed);
      dishes.forEach(({ tasks }, dish) => {
        tasks.forEach(({ handsMinutes, waitMinutes }, index) => {
          const { start, end } = schedule[dish]![index]!;
          expect(end - start).toBe(handsMinutes + waitMinutes);
        });
      });
    }
  });

  test('each meal has a dish ready at serving, and none later', () => {
    for (const { schedule } of planned) expect(Math.max(...schedule.map(latest))).toBe(0);
  });

  test('a hot dish of a meal is ready within 2 minutes of serving, or just before others end by hand', () => {
    const hot = planned.flatMap(({ dishes, schedule }) =>
      dishes.flatMap((dish, index) => {
        const others = dishes.filter((other, at) => at !== index && !other.keeps);
        const atOthers = others.reduce((sum, other) => sum + handsAtTheEnd(other), 0);
        return dish.keeps ? [] : [{ early: -latest(schedule[index]!), atOthers }];
      }),
    );
    for (const { early, atOthers } of hot) expect(early).toBeLessThanOrEqual(Math.max(2, atOthers));
    const inTime = hot.filter(({ early }) => early <= 2);
    expect(inTime.length / hot.length).toBeGreaterThan(0.95);
  });
});
