/** Tasks and their worker; the menus themselves are tested in the domain. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import { MenuSolver, SolverFailed } from './menu-solver';
import type { MenuOrder, SolverMessage, SolverReport } from './solver-tasks';

const candidate = (id: string): MenuCandidate => ({
  _id: id,
  title: id,
  course: 'dinner',
  contains: [],
  unsure: [],
  hasUnknownLine: false,
  isFavourite: false,
  plannedOn: [],
  isSharedByPlanning: false,
});
const inputs = { candidates: ['laksa', 'dal'].map(candidate), eaters: [], votes: new Map() };
const slot = { id: 'monday', date: '2026-11-23', meal: 'dinner', eaterIds: [] };
const order: MenuOrder = {
  slots: [slot],
  settings: { repeatAfterDays: 10, leanings: [] },
  seed: 1,
};
const plan = { order, locked: new Map<string, string>() };

describe('where there is no worker', () => {
  it('the page runs the tasks of Magic Menu where there is no worker', async () => {
    const solver = new MenuSolver(inputs);
    const shares: number[] = [];
    const two = { ...plan, order: { ...order, slots: [slot, { ...slot, id: 'lunch' }] } };
    const { choice } = await solver.run('plan', two, { onProgress: (one) => shares.push(one) });
    expect([...choice.values()].toSorted()).toEqual(['dal', 'laksa']);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(5);
    const others = await solver.run('alternatives', { order, choice: new Map(), slotId: 'monday' });
    expect(others).toHaveLength(2);
  });

  it('a fault on the page rejects the task of Magic Menu', async () => {
    const broken = { ...plan, order: { ...order, slots: undefined! } };
    await expect(new MenuSolver(inputs).run('plan', broken)).rejects.toThrow(SolverFailed);
  });
});

describe('with a worker', () => {
  class FakeWorker extends EventTarget {
    readonly posted: SolverMessage[] = [];
    isTerminated = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage(message: SolverMessage): void {
      this.posted.push(message);
    }
    terminate(): void {
      this.isTerminated = true;
    }
    report(data: SolverReport): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  let workers: FakeWorker[];
  const taskIds = ({ posted }: FakeWorker) =>
    posted.flatMap((message) => ('task' in message ? [message.task.id] : []));

  beforeEach(() => {
    workers = [];
    vi.stubGlobal('Worker', FakeWorker);
  });

  it('the solver with a worker sends the recipes once, and each answer to its task', async () => {
    const solver = new MenuSolver(inputs);
    const first = solver.run('plan', plan);
    const second = solver.run('describe', { order, choice: new Map() });
    const [worker] = workers as [FakeWorker];
    expect(worker.posted.map((message) => Object.keys(message)[0])).toEqual([
      'inputs',
      'task',
      'task',
    ]);
    const menu = { picks: [], unfilled: [], unmet: [] };
    worker.report({ id: 2, answer: menu });
    worker.report({ id: 1, answer: { choice: new Map(), menu } });
    expect(await second).toBe(menu);
    expect((await first).menu).toBe(menu);
  });

  it('a task that is not wanted any more ends at once, and the others go to a new worker', async () => {
    const solver = new MenuSolver(inputs);
    const ending = new AbortController();
    const ended = solver.run('plan', plan, { signal: ending.signal });
    const other = solver.run('describe', { order, choice: new Map() });
    ending.abort();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(taskIds(workers[1]!)).toEqual([2]);
    workers[1]!.report({ id: 2, answer: { picks: [], unfilled: [], unmet: [] } });
    expect(await other).toEqual({ picks: [], unfilled: [], unmet: [] });
  });

  it("the page runs the tasks when the worker's script can’t be loaded", async () => {
    const solver = new MenuSolver(inputs);
    const chosen = solver.run('plan', plan);
    workers[0]!.dispatchEvent(new Event('error'));
    expect((await chosen).choice.size).toBe(1);
    await solver.run('plan', plan);
    expect(workers).toHaveLength(1);
  });

  it('a stopped solver ends everything, and the next task begins again', async () => {
    const solver = new MenuSolver(inputs);
    const ended = solver.run('plan', plan);
    solver.stop();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    void solver.run('plan', plan);
    expect(taskIds(workers[1]!)).toEqual([2]);
  });
});
