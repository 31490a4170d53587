/** Choosing that takes long, is ended, or fails. What the page shows of it is tested with the meal plan. */
import { beforeEach, expect, it, vi } from 'vitest';
import { menuRulesOf } from '@saltbush/domain/plan/meal-plans/menu-rules';
import { MenuSession } from './menu-session';
import type { MenuSolver, TaskOptions } from './solver/menu-solver';

interface Run {
  name: string;
  options: TaskOptions;
  answer: (value: unknown) => void;
  fail: () => void;
}
let runs: Run[];
let session: MenuSession;

const slots = [{ id: 'monday', date: '2026-11-23', meal: 'dinner', eaterIds: [] }];
const pick = { slotId: 'monday', recipeId: 'laksa', reason: 'A favourite.' };
const chosen = {
  choice: new Map([['monday', 'laksa']]),
  menu: { picks: [pick], unfilled: [], unmet: [] },
};
const settled = () => vi.advanceTimersByTimeAsync(0);

const home = { code: 'AU', currency: 'AUD' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  const run = (name: string, _: unknown, options: TaskOptions = {}) =>
    new Promise((resolve, reject) => {
      runs.push({ name, options, answer: resolve, fail: () => reject(new Error('fault')) });
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  session = new MenuSession({ run, stop: () => undefined } as unknown as MenuSolver, 1);
  session.setFacts({
    slots,
    rules: menuRulesOf(),
    weekRules: [],
    left: [],
    home,
  });
});

async function chooseFirst() {
  runs[0]!.answer(chosen);
  await settled();
}

it('a menu session says how much is done when it takes longer than a moment', async () => {
  runs[0]!.options.onProgress?.(0.25);
  expect(session.getState().progress).toBeUndefined();
  await vi.advanceTimersByTimeAsync(300);
  expect(session.getState().progress).toBe(0.25);
  runs[0]!.options.onProgress?.(0.5);
  expect(session.getState().progress).toBe(0.5);
  await chooseFirst();
  expect(session.getState()).toMatchObject({ progress: undefined, isChoosing: false });
  expect(session.getState().menu).toBe(chosen.menu);
});

it('a cancelled choice leaves the menu and its settings as they were', async () => {
  await chooseFirst();
  session.setLeanings(['quicker']);
  expect(session.getState()).toMatchObject({ isChoosing: true, menu: chosen.menu });
  session.cancel();
  await settled();
  expect(session.getState()).toMatchObject({
    isChoosing: false,
    menu: chosen.menu,
    settings: { leanings: [] },
  });
  expect(runs[1]!.options.signal?.aborted).toBe(true);
});

it('the last choice that was asked for counts', async () => {
  await chooseFirst();
  session.setLeanings(['quicker']);
  session.setLeanings(['quicker', 'veggie']);
  expect(runs[1]!.options.signal?.aborted).toBe(true);
  const other = { ...chosen, menu: { picks: [], unfilled: [] } };
  runs[2]!.answer(other);
  await settled();
  expect(session.getState()).toMatchObject({
    menu: other.menu,
    settings: { leanings: ['quicker', 'veggie'] },
  });
});

it('a dish that a person takes is shown and locked at once, and described later', async () => {
  await chooseFirst();
  session.use('monday', 'dal');
  expect(session.getState().menu?.picks).toEqual([
    { slotId: 'monday', recipeId: 'dal', reason: 'Your choice.' },
  ]);
  expect(session.getState().locked.has('monday')).toBe(true);
  expect(runs[1]!.name).toBe('describe');
});

it('the same facts choose no menu again, and others do', async () => {
  await chooseFirst();
  session.setFacts({
    slots: [...slots],
    rules: menuRulesOf(),
    weekRules: [],
    left: [],
    home,
  });
  expect(runs).toHaveLength(1);
  session.setFacts({
    slots: [],
    rules: menuRulesOf(),
    weekRules: [],
    left: [],
    home,
  });
  session.setFacts({
    slots: [],
    rules: menuRulesOf({ monday: 30 }),
    weekRules: [],
    left: [],
    home,
  });
  expect(runs.map(({ name }) => name)).toEqual(['plan', 'describe', 'plan']);
});

it('a fault of the menu choice can be tried again', async () => {
  runs[0]!.fail();
  await settled();
  expect(session.getState()).toMatchObject({ hasFailed: true, isChoosing: false });
  session.chooseAgain();
  expect(session.getState()).toMatchObject({ hasFailed: false, isChoosing: true });
});
