/** What can be done with timers, from wherever they are shown. */
import {
  addMinute,
  carryOn,
  pauseTimer,
  resumeTimer,
  startTimer,
} from '@saltbush/domain/timers/timer';
import type { KitchenTimer, TimerOrder } from '@saltbush/domain/timers/timer';
import { newId } from '../../api/new-id';
import { allowSound } from './alarm-sound';
import { now } from './clock';
import { changeTimers } from './kept-timers';

/**
 * Starts at once, for the shorter end of its time, in place of the one that its place had before.
 * Call it from a press: only then may it be heard.
 *
 * @example start({ name: 'Simmer · step 3', minSeconds: 1200, maxSeconds: 1500 })
 */
export function start(order: TimerOrder): KitchenTimer {
  allowSound();
  const timer = startTimer(order, newId(), now());
  const isOfSamePlace = ({ origin }: KitchenTimer) =>
    origin !== undefined && origin === order.origin;
  changeTimers((timers) => [...timers.filter((other) => !isOfSamePlace(other)), timer]);
  return timer;
}

export const pause = (id: string): void => changeOne(id, pauseTimer);
export const resume = (id: string): void => changeOne(id, resumeTimer);
export const oneMinuteMore = (id: string): void => changeOne(id, addMinute);
/** On to the longer end of its time. */
export const onToLonger = (id: string): void => changeOne(id, carryOn);

export function remove(id: string): void {
  changeTimers((timers) => timers.filter((timer) => timer.id !== id));
}

/** Puts a removed one back as it was: its end has not moved meanwhile. */
export function putBack(removed: KitchenTimer): void {
  changeTimers((timers) => [...timers.filter((timer) => timer.id !== removed.id), removed]);
}

function changeOne(id: string, change: (timer: KitchenTimer, now: number) => KitchenTimer): void {
  changeTimers((timers) => timers.map((timer) => (timer.id === id ? change(timer, now()) : timer)));
}
