/**
 * Timers of a kitchen.
 *
 * - A running timer stores its end, a paused one its remaining time: nothing is counted, so nothing
 *   drifts, and a closed tab or a sleeping phone changes nothing.
 * - It is done when its end has come, and sounds for a minute from then.
 * - Another minute is added to what is left; to a done one from now on.
 * - A time with two ends ("20–25 minutes") is set for the shorter. Until it was prolonged, it can be
 *   carried on to the longer, counted from where it began: 25 minutes in all.
 * - In order: what is done, the longest ago first; then by what is left; paused ones last.
 * - A timer expires half a day after its end.
 *
 * All times are milliseconds; `now` and ends since 1970, by the clock of the device.
 */
export interface KitchenTimer {
  readonly id: string;
  /** "Simmer · step 3". */
  readonly name: string;
  /** Its recipe, for the link back, and its step, counted from 1. */
  readonly recipe?:
    { readonly id: string; readonly title: string; readonly step?: number | undefined } | undefined;
  /** Where it was started; one place has one timer. */
  readonly origin?: string | undefined;
  /** What was set, with all that was added. */
  readonly setMs: number;
  /** The longer end of its time, until it was taken. */
  readonly longerMs?: number | undefined;
  readonly state: TimerState;
}

export type TimerState =
  | { readonly kind: 'running'; readonly endsAt: number }
  | { readonly kind: 'paused'; readonly remainingMs: number };

/** What someone asks for. */
export type TimerRequest = Pick<KitchenTimer, 'name' | 'recipe' | 'origin'> & {
  readonly minSeconds: number;
  readonly maxSeconds?: number;
};

/**
 * @example
 * startTimer({ name: 'Rest', minSeconds: 60 }, 'a', 1_000)
 * // { id: 'a', name: 'Rest', setMs: 60000, state: { kind: 'running', endsAt: 61000 } }
 */
export function startTimer(order: TimerRequest, id: string, now: number): KitchenTimer {
  const { minSeconds, maxSeconds = minSeconds, ...rest } = order;
  const setMs = minSeconds * 1_000;
  return {
    ...rest,
    id,
    setMs,
    ...(maxSeconds > minSeconds && { longerMs: maxSeconds * 1_000 }),
    state: { kind: 'running', endsAt: now + setMs },
  };
}

/** What is left; below nothing by as much as it has been done. */
export function remainingMs({ state }: KitchenTimer, now: number): number {
  return state.kind === 'running' ? state.endsAt - now : state.remainingMs;
}

export function isDone(timer: KitchenTimer, now: number): boolean {
  return timer.state.kind === 'running' && remainingMs(timer, now) <= 0;
}

/** Whether it should be heard now. */
export function isRinging(timer: KitchenTimer, now: number): boolean {
  return isDone(timer, now) && remainingMs(timer, now) > -soundMs;
}

/** A timer that is done stays done. */
export function pauseTimer(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.state.kind === 'paused' || isDone(timer, now)) return timer;
  return { ...timer, state: { kind: 'paused', remainingMs: remainingMs(timer, now) } };
}

export function resumeTimer(timer: KitchenTimer, now: number): KitchenTimer {
  if (timer.state.kind === 'running') return timer;
  return { ...timer, state: { kind: 'running', endsAt: now + timer.state.remainingMs } };
}

export function addMinute(timer: KitchenTimer, now: number): KitchenTimer {
  const left = Math.max(0, remainingMs(timer, now)) + minuteMs;
  return { ...withLeft(timer, left, now), setMs: timer.setMs + minuteMs };
}

/** Whether there is a longer end of its time, and it has not passed too. */
export function canExtendTimer(timer: KitchenTimer, now: number): boolean {
  const { longerMs = 0, setMs } = timer;
  return longerMs > setMs && remainingMs(timer, now) + longerMs - setMs > 0;
}

/**
 * On to the longer end of its time: "20–25 minutes" set for 20 ends 25 minutes after it began.
 * Where that can't be, nothing changes.
 */
export function extendTimer(timer: KitchenTimer, now: number): KitchenTimer {
  const { longerMs = 0, setMs, ...rest } = timer;
  if (!canExtendTimer(timer, now)) return timer;
  const left = remainingMs(timer, now) + longerMs - setMs;
  return withLeft({ ...rest, setMs: longerMs }, left, now);
}

/** Those to show, in order. */
export function inOrder(timers: readonly KitchenTimer[], now: number): KitchenTimer[] {
  const rank = (timer: KitchenTimer) => (timer.state.kind === 'paused' ? 1 : 0);
  return timers
    .filter((timer) => !isExpired(timer, now))
    .toSorted((a, b) => rank(a) - rank(b) || remainingMs(a, now) - remainingMs(b, now));
}

export function isExpired(timer: KitchenTimer, now: number): boolean {
  return timer.state.kind === 'running' && remainingMs(timer, now) < -forgottenAfterMs;
}

function withLeft(timer: KitchenTimer, left: number, now: number): KitchenTimer {
  const isPaused = timer.state.kind === 'paused';
  return {
    ...timer,
    state: isPaused
      ? { kind: 'paused', remainingMs: left }
      : { kind: 'running', endsAt: now + left },
  };
}

const minuteMs = 60_000;
const soundMs = minuteMs;
const forgottenAfterMs = 12 * 60 * minuteMs;
