/** Actions on timers. */
import {
  addMinute,
  extendTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
} from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer, TimerRequest } from '@saltbush/domain/device/timers/timer';
import { newId } from '../../../api/new-id';
import { allowSound } from './alarm-sound';
import { now } from './clock';
import { changeTimers } from './stored-timers';

/**
 * Starts a timer for the shorter end of its time and replaces an earlier one of the same place.
 * Call it inside a user gesture, which allows sound.
 * @example start({ name: 'Simmer · step 3', minSeconds: 1200, maxSeconds: 1500 })
 */
export function start(order: TimerRequest): KitchenTimer {
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
/** Extends to the longer end of its time. */
export const onToLonger = (id: string): void => changeOne(id, extendTimer);

export function remove(id: string): void {
  changeTimers((timers) => timers.filter((timer) => timer.id !== id));
}

/** Restores a removed timer; its end is unchanged. Call it inside a user gesture, which allows sound. */
export function putBack(removed: KitchenTimer): void {
  allowSound();
  changeTimers((timers) => [...timers.filter((timer) => timer.id !== removed.id), removed]);
}

function changeOne(id: string, change: (timer: KitchenTimer, now: number) => KitchenTimer): void {
  // The change may run again when it is stored: it must not take that time.
  const at = now();
  changeTimers((timers) => timers.map((timer) => (timer.id === id ? change(timer, at) : timer)));
}
