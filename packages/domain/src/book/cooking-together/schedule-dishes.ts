/**
 * One time line for several dishes and one cook, counted back from the moment they are served.
 *
 * - Minutes are whole and counted from serving: -20 is twenty minutes before it.
 * - Work by hand is never at two dishes at once; waits overlap with anything.
 * - Tasks of a dish keep their order. One that is done "meanwhile" begins in the wait of the task before it.
 * - Everything is as late as it can be. What is hot is not left longer than `heldMinutes` before the next task, unless the
 *   dish would be ready before the others.
 * - Hot dishes end at serving; where two need hands at the end, one is ready earlier, by as little as any order of the
 *   dishes allows. What keeps is placed around them, and may be ready early.
 * - The same dishes give the same time line.
 *
 * From its end to its beginning a dish falls into chains of tasks without a pause. The last chains of all dishes are placed
 * first, each into what those before it have left free; all orders of the hot dishes are tried (decision 0135).
 */
export interface TaskToSchedule {
  /** At least 1. */
  readonly handsMinutes: number;
  readonly waitMinutes: number;
  readonly mayWait: boolean;
  readonly isMeanwhile: boolean;
}

export interface DishToSchedule {
  readonly tasks: readonly TaskToSchedule[];
  readonly keeps: boolean;
}

/** Of one task, in minutes from serving: 0 or less. */
export interface TaskTime {
  readonly start: number;
  /** When the hands are free again. */
  readonly handsEnd: number;
  /** When its wait is over, too. */
  readonly end: number;
}

/** For each dish the times of its tasks, in their order. */
export type Schedule = readonly (readonly TaskTime[])[];

/** A pan off the heat, a roast before it is carved. */
export const heldMinutes = 5;
/** Dishes that are ready so many minutes before serving are ready at serving. */
export const toleranceMinutes = 2;

/**
 * @param dishes a few: four take 24 orders
 * @example
 * scheduleDishes([{ tasks: [{ handsMinutes: 5, waitMinutes: 20, mayWait: false, isMeanwhile: false }], keeps: false }])
 * // [[{ start: -25, handsEnd: -20, end: 0 }]]
 */
export function scheduleDishes(dishes: readonly DishToSchedule[]): Schedule {
  const all = dishes.map((_, index) => index);
  const hot = all.filter((index) => !dishes[index]!.keeps);
  const kept = all.filter((index) => dishes[index]!.keeps);
  const schedules = ordersOf(hot).map((order) => inOrder(dishes, [...order, ...kept]));
  const [first, ...others] = schedules.map((schedule) => ({
    schedule,
    costs: costsOf(schedule, dishes),
  }));
  return others.reduce((best, each) => (isLess(each.costs, best.costs) ? each : best), first!)
    .schedule;
}

/** When a dish is ready, in minutes from serving. */
export const readyAt = (times: readonly TaskTime[]): number =>
  Math.max(...times.map(({ end }) => end));

/** When the first task begins, in minutes from serving; 0 without any task. */
export const startOf = (schedule: Schedule): number =>
  Math.min(0, ...schedule.flatMap((times) => times.map(({ start }) => start)));

/** The last chains of all dishes first: what can wait must not stand in the way of what can't. */
function inOrder(dishes: readonly DishToSchedule[], order: readonly number[]): Schedule {
  const schedule: (readonly TaskTime[])[] = dishes.map(() => []);
  const chains = dishes.map(({ tasks }) => chainsOf(tasks));
  let busy: readonly TaskTime[] = [];
  for (let round = 1; round <= Math.max(0, ...chains.map(({ length }) => length)); round += 1) {
    for (const index of order) {
      const chain = chains[index]!.at(-round);
      if (!chain) continue;
      const latest = schedule[index]![0]?.start ?? 0;
      const times = placeChain(chain, latest, busy, round === 1);
      schedule[index] = [...times, ...schedule[index]!];
      busy = [...busy, ...times].toSorted((a, b) => a.start - b.start);
    }
  }
  return schedule;
}

/** Tasks that follow each other without a pause, cut where a dish may wait. */
function chainsOf(tasks: readonly TaskToSchedule[]): TaskToSchedule[][] {
  const chains: TaskToSchedule[][] = [];
  tasks.forEach((task, index) => {
    const before = tasks[index - 1];
    if (!before || (before.mayWait && !task.isMeanwhile)) chains.push([task]);
    else chains.at(-1)!.push(task);
  });
  return chains;
}

/** Compared one by one: minutes that hot dishes stand, minutes that any stand, minutes of cooking. */
function costsOf(schedule: Schedule, dishes: readonly DishToSchedule[]): number[] {
  const early = schedule.map((times) => (times.length === 0 ? 0 : -readyAt(times)));
  const hot = early.filter((_, index) => !dishes[index]!.keeps);
  const worst = Math.max(0, ...hot.map((minutes) => minutes - toleranceMinutes));
  return [worst, sum(hot), sum(early), -startOf(schedule)];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((cost, index) => cost !== b[index]);
  return place >= 0 && a[place]! < b[place]!;
}

/** Tried in turn while the end of a dish would come early: better a pause at the stove than at the table. */
const pauses = [heldMinutes, 15, 30, 60];

function placeChain(
  tasks: readonly TaskToSchedule[],
  latest: number,
  busy: readonly TaskTime[],
  isEnd: boolean,
): readonly TaskTime[] {
  let best: { times: readonly TaskTime[]; cost: number } | undefined;
  for (const pause of pauses) {
    const times = placeTasks(tasks, latest, busy, pause);
    const early = latest - readyAt(times);
    const cost = early + pause;
    if (!isEnd || early <= toleranceMinutes) return times;
    if (!best || cost < best.cost) best = { times, cost };
  }
  return best!.times;
}

/** As late as it can be, around what the hands do already. */
function placeTasks(
  tasks: readonly TaskToSchedule[],
  latest: number,
  busy: readonly TaskTime[],
  pause: number,
): readonly TaskTime[] {
  const failed = new Set<string>();
  const place = (index: number, bounds: Bounds): readonly TaskTime[] | undefined => {
    if (index < 0) return [];
    const key = `${index} ${bounds.end} ${bounds.handsEnd} ${bounds.earliest}`;
    if (failed.has(key)) return undefined;
    const task = tasks[index]!;
    let at = timeOf(task, Math.min(bounds.end, bounds.handsEnd + task.waitMinutes));
    while (at.end >= bounds.earliest) {
      const { start, handsEnd } = at;
      const conflict = busy.find((other) => other.start < handsEnd && other.handsEnd > start);
      const before = conflict
        ? undefined
        : place(index - 1, boundsBefore(tasks, index, at, bounds, pause));
      if (before) return [...before, at];
      at = timeOf(task, conflict ? conflict.start + task.waitMinutes : at.end - 1);
    }
    failed.add(key);
    return undefined;
  };
  const open = { end: latest, handsEnd: latest, earliest: -Infinity };
  return place(tasks.length - 1, open)!;
}

interface Bounds {
  /** Of the wait: the start of what needs its result. */
  readonly end: number;
  /** Of the work by hand: the start of the next task. */
  readonly handsEnd: number;
  /** Of the wait: later than this, or what is hot stands too long. */
  readonly earliest: number;
}

function boundsBefore(
  tasks: readonly TaskToSchedule[],
  index: number,
  { start }: TaskTime,
  bounds: Bounds,
  pause: number,
): Bounds {
  const before = tasks[index - 1];
  if (!before) return bounds;
  const { isMeanwhile } = tasks[index]!;
  const end = isMeanwhile ? bounds.end : start;
  const latest = Math.min(end, start + (isMeanwhile ? before.waitMinutes : 0));
  return { end, handsEnd: start, earliest: before.mayWait ? -Infinity : latest - pause };
}

function timeOf({ handsMinutes, waitMinutes }: TaskToSchedule, end: number): TaskTime {
  const handsEnd = end - waitMinutes;
  return { start: handsEnd - handsMinutes, handsEnd, end };
}

function ordersOf(indices: readonly number[]): number[][] {
  if (indices.length === 0) return [[]];
  return indices.flatMap((first) =>
    ordersOf(indices.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
