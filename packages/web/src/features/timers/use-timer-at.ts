/** A place in a text that starts a timer: what it did, and what a press does now. */
import { isDone, leftMs } from '@saltbush/domain/timers/timer';
import type { KitchenTimer, TimerOrder } from '@saltbush/domain/timers/timer';
import { lengthText } from '@saltbush/domain/timers/timer-words';
import { showToast } from '../../ui/toast';
import { now } from './clock';
import { useKeptTimers } from './kept-timers';
import { start } from './timer-actions';

export interface TimerAt {
  /** Running, paused or done; undefined when none was started from here, or it was removed. */
  timer: KitchenTimer | undefined;
  /** Starts it; while it is on, says how long it has to go and offers to begin again. */
  press: () => void;
}

export function useTimerAt(order: TimerOrder & { origin: string }): TimerAt {
  const timer = useKeptTimers().find(({ origin }) => origin === order.origin);
  return {
    timer,
    press: () => {
      if (!timer || isDone(timer, now())) start(order);
      else tell(timer, () => start(order));
    },
  };
}

function tell(timer: KitchenTimer, startAgain: () => void): void {
  showToast({
    kind: 'info',
    title: `${timer.name}: ${lengthText(leftMs(timer, now()))} to go`,
    action: { label: 'Start again', onClick: startAgain },
  });
}
