/**
 * Several dishes being cooked for one serving time.
 *
 * - What is done of each dish is counted from its first task; its tasks keep their order.
 * - A task is done when its work by hand is; its wait then runs from that moment.
 * - The plan stays as it is while it can be kept. Otherwise what is left is planned again, or moved, whichever serves earlier;
 *   then the serving time moves, for all dishes: a late roast makes the salad late, too.
 * - The task at hand may take as long as planned without being late.
 * - It can be taken up again until half a day after the last change.
 *
 * All times are milliseconds since 1970, by the clock of the device. Plans are in whole minutes before serving.
 */
import type { DishTask } from './dish-tasks';
import { readyAt, scheduleDishes, startOf, type Schedule, type TaskTime } from './schedule-dishes';

export interface CookingTogether {
  readonly id: string;
  readonly dishes: readonly CookedDish[];
  /** When people want to eat. */
  readonly askedAt: number;
  /** When they will: later if something took longer. */
  readonly servingAt: number;
  /** The latest last; to undo it. */
  readonly history: readonly DoneTask[];
  readonly touchedAt: number;
}

export interface CookedDish {
  readonly recipeId: string;
  readonly title: string;
  readonly serves: number;
  /** Of the recipe as it was read; absent in what was begun before it was stored. */
  readonly revision?: number | undefined;
  /** For how many the amounts in its texts are, where these could not be scaled. */
  readonly writtenFor?: number | undefined;
  /** Whether it is noted in the cook log. */
  readonly isNoted?: boolean | undefined;
  readonly tasks: readonly DishTask[];
  readonly keeps: boolean;
  /** Of each task, as planned. */
  readonly times: readonly TaskTime[];
  /** How many tasks are done. */
  readonly done: number;
  /** Waits that were begun, until they are over. */
  readonly waits: readonly { readonly task: number; readonly until: number }[];
}

interface DoneTask {
  readonly dish: number;
  /** Both before it was done. */
  readonly servingAt: number;
  readonly times: Schedule;
}

/** A task that is left, with its time. */
export interface PlannedTask {
  /** Places in the lists. */
  readonly dish: number;
  readonly task: number;
  readonly start: number;
  readonly handsEnd: number;
  readonly end: number;
}

export interface Plan {
  /** In the order of their starts. */
  readonly tasks: readonly PlannedTask[];
  readonly servingAt: number;
  /** When each dish is ready, the waits that run included. */
  readonly readyAt: readonly number[];
}

/**
 * Begins several dishes: for the time asked, or for the earliest that can be kept.
 *
 * @param dishes with nothing done
 */
export function startTogether(
  dishes: readonly Omit<CookedDish, 'times' | 'done' | 'waits'>[],
  { id, askedAt, now }: { id: string; askedAt: number; now: number },
): CookingTogether {
  const times = scheduleDishes(dishes);
  const cooking: CookingTogether = {
    id,
    dishes: dishes.map((dish, index) => ({ ...dish, times: times[index]!, done: 0, waits: [] })),
    askedAt,
    servingAt: askedAt,
    history: [],
    touchedAt: now,
  };
  return { ...cooking, servingAt: movedServing(cooking, now) };
}

/** What is left to do, in time for the serving time, or for the earliest that can be kept. */
export function planFrom(cooking: CookingTogether, now: number): Plan {
  const { schedule, serving } = scheduleFrom(cooking, now);
  return planOf(cooking.dishes, schedule, serving);
}

/** When to begin, so that everything is ready; it may be past. */
export function beginningFor({ dishes, servingAt }: CookingTogether): number {
  return servingAt + startOf(timesLeft(dishes)) * minuteMs;
}

/**
 * The next task of a dish is done, its wait begins, and the serving time moves if it must.
 *
 * @param dish place in the list; one without a task left changes nothing
 */
export function finishTask(cooking: CookingTogether, dish: number, now: number): CookingTogether {
  const done = cooking.dishes[dish];
  const task = done?.tasks[done.done];
  if (!done || !task) return cooking;
  const wait = { task: done.done, until: now + task.waitMinutes * minuteMs };
  const waits = task.waitMinutes > 0 ? [...done.waits, wait] : done.waits;
  const dishes = cooking.dishes.with(dish, { ...done, done: done.done + 1, waits });
  const { servingAt, history } = cooking;
  const before = { dish, servingAt, times: cooking.dishes.map(({ times }) => times) };
  const kept = [...history, before].slice(-mostTakenBack);
  return planAgain({ ...cooking, dishes, touchedAt: now, history: kept }, now);
}

/** Takes back the task that was done last; without one, nothing changes. */
export function takeBack(cooking: CookingTogether, now: number): CookingTogether {
  const last = cooking.history.at(-1);
  const dish = last && cooking.dishes[last.dish];
  if (!last || !dish) return cooking;
  const done = dish.done - 1;
  const waits = dish.waits.filter(({ task }) => task !== done);
  return {
    ...cooking,
    dishes: cooking.dishes
      .with(last.dish, { ...dish, done, waits })
      .map((each, index) => ({ ...each, times: last.times[index]! })),
    servingAt: last.servingAt,
    history: cooking.history.slice(0, -1),
    touchedAt: now,
  };
}

/**
 * A wait that ends otherwise than planned: its timer was prolonged, or what was waited for is ready.
 *
 * @param until when it is over
 */
export function moveWait(
  cooking: CookingTogether,
  dish: number,
  task: number,
  until: number,
): CookingTogether {
  const moved = cooking.dishes[dish];
  if (!moved) return cooking;
  const waits = moved.waits.map((wait) => (wait.task === task ? { ...wait, until } : wait));
  return { ...cooking, dishes: cooking.dishes.with(dish, { ...moved, waits }) };
}

/**
 * Remembers whether a dish is noted in the cook log, so that it is not noted twice.
 *
 * @param dish place in the list; one that is not there changes nothing
 */
export function noteDish(
  cooking: CookingTogether,
  dish: number,
  isNoted: boolean,
): CookingTogether {
  const noted = cooking.dishes[dish];
  if (!noted) return cooking;
  return { ...cooking, dishes: cooking.dishes.with(dish, { ...noted, isNoted }) };
}

/** The serving time that can be kept: never earlier than the one there is. */
const movedServing = (cooking: CookingTogether, now: number): number =>
  Math.max(cooking.servingAt, scheduleFrom(cooking, now).serving * minuteMs);

/** Whether nothing is left to do, and nothing is waited for. */
export const isServed = ({ dishes }: CookingTogether, now: number): boolean =>
  dishes.every(
    ({ tasks, done, waits }) => done === tasks.length && waits.every(({ until }) => until <= now),
  );

export const isForgotten = ({ touchedAt, servingAt }: CookingTogether, now: number): boolean =>
  now - Math.max(touchedAt, servingAt) > forgottenAfterMs;

const minuteMs = 60_000;
const forgottenAfterMs = 12 * 60 * minuteMs;
/** Mistakes are noticed soon; the history is stored with each change. */
const mostTakenBack = 10;

/** The plan that can be kept, in place of the one there was. */
function planAgain(cooking: CookingTogether, now: number): CookingTogether {
  const { schedule, serving } = scheduleFrom(cooking, now);
  const dishes = cooking.dishes.map((dish, index) => ({
    ...dish,
    times: [...dish.times.slice(0, dish.done), ...schedule[index]!],
  }));
  return { ...cooking, dishes, servingAt: Math.max(cooking.servingAt, serving * minuteMs) };
}

/** What is left, as planned or planned again, and the minute in which it can be served. */
function scheduleFrom(cooking: CookingTogether, now: number) {
  const { dishes, servingAt } = cooking;
  const minute = Math.floor(now / minuteMs);
  const serving = Math.floor(servingAt / minuteMs);
  const current = currentTask(cooking, now);
  const planned = withHandsLeft(timesLeft(dishes), current);
  const late = lateMinutes(dishes, planned, serving, minute);
  if (late === 0) return { schedule: planned, serving };
  const again = restSchedule(dishes, current);
  const lateAgain = lateMinutes(dishes, again, serving, minute);
  return lateAgain < late
    ? { schedule: again, serving: serving + lateAgain }
    : { schedule: planned, serving: serving + late };
}

const timesLeft = (dishes: readonly CookedDish[]): Schedule =>
  dishes.map(({ times, done }) => times.slice(done));

function withHandsLeft(schedule: Schedule, current: CurrentTask | undefined): Schedule {
  const [first, ...others] = (current && schedule[current.dish]) ?? [];
  if (!current || !first) return schedule;
  return schedule.with(current.dish, [
    { ...first, start: first.handsEnd - current.handsLeft },
    ...others,
  ]);
}

interface CurrentTask {
  readonly dish: number;
  readonly handsLeft: number;
}

/** What is left, planned again, with what is left of the task at hand. */
function restSchedule(dishes: readonly CookedDish[], current: CurrentTask | undefined): Schedule {
  return scheduleDishes(
    dishes.map(({ tasks, done, keeps }, dish) => {
      const left = tasks.slice(done);
      const [first, ...others] = left;
      if (!first || current?.dish !== dish) return { tasks: left, keeps };
      return { tasks: [{ ...first, handsMinutes: current.handsLeft }, ...others], keeps };
    }),
  );
}

/** The task that was to begin first, if its time has come; not before the one before it was done. */
function currentTask(
  { dishes, servingAt, touchedAt }: CookingTogether,
  now: number,
): CurrentTask | undefined {
  const starts = timesLeft(dishes).map((times) => times[0]?.start ?? Infinity);
  const start = Math.min(...starts);
  const dish = starts.indexOf(start);
  const task = dishes[dish]?.tasks[dishes[dish].done];
  const began = Math.max(servingAt + start * minuteMs, touchedAt);
  const passed = Math.floor((now - began) / minuteMs);
  if (!task || passed <= 0) return undefined;
  return { dish, handsLeft: Math.max(1, task.handsMinutes - passed) };
}

/** By how much all of it comes too late: what should have begun, and waits that run too long. */
function lateMinutes(
  dishes: readonly CookedDish[],
  schedule: Schedule,
  serving: number,
  now: number,
): number {
  const byHand = schedule.flatMap((times) =>
    times.slice(0, 1).map(({ start }) => now - (serving + start)),
  );
  const byWaits = dishes.map((dish, index) => {
    const next = dish.tasks.slice(dish.done).findIndex((task) => !task.isMeanwhile);
    const needed = serving + (schedule[index]![next]?.start ?? 0);
    return waitEnd(dish) - needed;
  });
  return Math.max(0, ...byHand, ...byWaits);
}

/** In whole minutes; -Infinity without a wait. */
const waitEnd = ({ waits }: CookedDish): number =>
  Math.max(-Infinity, ...waits.map(({ until }) => Math.ceil(until / minuteMs)));

function planOf(dishes: readonly CookedDish[], schedule: Schedule, serving: number): Plan {
  const at = (minutes: number) => (serving + minutes) * minuteMs;
  const tasks = dishes.flatMap(({ done }, dish) =>
    schedule[dish]!.map((time, index): PlannedTask => ({
      dish,
      task: done + index,
      start: at(time.start),
      handsEnd: at(time.handsEnd),
      end: at(time.end),
    })),
  );
  return {
    tasks: tasks.toSorted((a, b) => a.start - b.start || a.dish - b.dish),
    servingAt: at(0),
    readyAt: dishes.map((dish, index) => {
      const times = schedule[index]!;
      const last = times.length === 0 ? -Infinity : at(readyAt(times));
      return Math.max(last, ...dish.waits.map(({ until }) => until));
    }),
  };
}
