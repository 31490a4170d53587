import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  heldMinutes,
  readyAt,
  scheduleDishes,
  type DishToSchedule,
  type Schedule,
  type TaskToSchedule,
} from './schedule-dishes';

const task = (handsMinutes: number, waitMinutes = 0, more: Partial<TaskToSchedule> = {}) => ({
  handsMinutes,
  waitMinutes,
  mayWait: waitMinutes === 0,
  isMeanwhile: false,
  ...more,
});
const dish = (...tasks: TaskToSchedule[]): DishToSchedule => ({ tasks, keeps: false });
const cold = (...tasks: TaskToSchedule[]): DishToSchedule => ({ tasks, keeps: true });

const shown = (schedule: Schedule) =>
  schedule.map((times) => times.map(({ start, end }) => `${start} to ${end}`));

describe('the time line of several dishes', () => {
  test.each([
    [
      'of one dish counts back from serving',
      [dish(task(10), task(5, 20), task(1))],
      [['-36 to -26', '-26 to -1', '-1 to 0']],
    ],
    [
      'begins a dish in the wait of another',
      [dish(task(5, 40)), dish(task(10), task(2, 10))],
      [['-45 to 0'], ['-22 to -12', '-12 to 0']],
    ],
    [
      'does what keeps before what is hot',
      [cold(task(10)), dish(task(10))],
      [['-20 to -10'], ['-10 to 0']],
    ],
    [
      'has the hands at one dish while another cooks',
      [dish(task(1, 10), task(4)), dish(task(6))],
      [['-15 to -4', '-4 to 0'], ['-10 to -4']],
    ],
    [
      'begins what is done meanwhile in the wait before it',
      [dish(task(2, 20), task(5, 0, { isMeanwhile: true }), task(1))],
      [['-23 to -1', '-6 to -1', '-1 to 0']],
    ],
    ['has nothing of a dish without steps', [dish()], [[]]],
  ])('the time line %s', (_name, dishes, times) => {
    expect(shown(scheduleDishes(dishes))).toEqual(times);
  });

  test('two hot dishes that end by hand end as near to serving as hands can', () => {
    const schedule = scheduleDishes([dish(task(10)), dish(task(2))]);
    expect(schedule.map(readyAt)).toEqual([-2, 0]);
  });
});

const anyTask = fc.record({
  handsMinutes: fc.integer({ min: 1, max: 15 }),
  waitMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
  mayWait: fc.boolean(),
  isMeanwhile: fc.boolean(),
});
/** As `dishTasks` makes them: only after a wait something is done meanwhile. */
const anyDish = fc
  .record({ tasks: fc.array(anyTask, { minLength: 1, maxLength: 7 }), keeps: fc.boolean() })
  .map(({ tasks, keeps }) => ({
    keeps,
    tasks: tasks.map((one, index) => ({
      ...one,
      isMeanwhile: one.isMeanwhile && (tasks[index - 1]?.waitMinutes ?? 0) > 0,
    })),
  }));
const anyMeal = fc.array(anyDish, { minLength: 1, maxLength: 4 });
const holds = (rule: (dishes: readonly DishToSchedule[], schedule: Schedule) => void) =>
  fc.assert(fc.property(anyMeal, (dishes) => rule(dishes, scheduleDishes(dishes))));

describe('the time line of any meal', () => {
  test('the hands of a cook are never in two places', () => {
    holds((_dishes, schedule) => {
      const hands = schedule.flat().toSorted((a, b) => a.start - b.start);
      hands.slice(1).forEach((next, index) => {
        expect(next.start).toBeGreaterThanOrEqual(hands[index]!.handsEnd);
      });
    });
  });

  test('each task is there once, and takes its minutes', () => {
    holds((dishes, schedule) => {
      dishes.forEach(({ tasks }, index) => {
        const minutes = schedule[index]!.map(({ start, handsEnd, end }) => [
          handsEnd - start,
          end - handsEnd,
        ]);
        expect(minutes).toEqual(
          tasks.map(({ handsMinutes, waitMinutes }) => [handsMinutes, waitMinutes]),
        );
      });
    });
  });

  test('the tasks of a dish keep their order, and only what is done meanwhile overlaps a wait', () => {
    holds((dishes, schedule) => {
      dishes.forEach(({ tasks }, index) => {
        const times = schedule[index]!;
        times.forEach((time, at) => {
          if (at === 0) return;
          expect(time.start).toBeGreaterThanOrEqual(times[at - 1]!.handsEnd);
          if (!tasks[at]!.isMeanwhile) {
            expect(time.start).toBeGreaterThanOrEqual(
              Math.max(...times.slice(0, at).map(({ end }) => end)),
            );
          }
        });
      });
    });
  });

  test('everything is ready at serving or before, and one dish at serving itself', () => {
    holds((_dishes, schedule) => {
      expect(Math.max(...schedule.map(readyAt))).toBe(0);
    });
  });

  test('a hot dish stands no longer than an hour before its next task, and alone hardly at all', () => {
    holds((dishes, schedule) => {
      const longest = dishes.length === 1 ? heldMinutes : 60;
      dishes.forEach(({ tasks }, index) => {
        const times = schedule[index]!;
        tasks.slice(1).forEach((next, at) => {
          if (tasks[at]!.mayWait || next.isMeanwhile) return;
          expect(times[at + 1]!.start - times[at]!.end).toBeLessThanOrEqual(longest);
        });
      });
    });
  });

  test('the same dishes have the same time line', () => {
    holds((dishes, schedule) => {
      expect(scheduleDishes(dishes)).toEqual(schedule);
    });
  });
});
