/** A timer started from a place in a text: its state and the click handler. */
import { t } from '@lingui/core/macro';
import { isDone, remainingMs } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer, TimerRequest } from '@saltbush/domain/device/timers/timer';
import { lengthText } from '@saltbush/domain/device/timers/timer-text';
import { showToast } from '../../../ui/feedback/toast';
import { now } from './clock';
import { useStoredTimers } from './stored-timers';
import { start } from './timer-actions';

export interface TimerAt {
  /** Running, paused or done; undefined if none was started here, or it was removed. */
  timer: KitchenTimer | undefined;
  /** Starts it; a running timer shows the remaining time and offers a restart. */
  press: () => void;
}

export function useTimerAt(order: TimerRequest & { origin: string }): TimerAt {
  const timer = useStoredTimers().timers.find(({ origin }) => origin === order.origin);
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
    title: t`${{ name: timer.name }}: ${{ time: lengthText(remainingMs(timer, now())) }} to go`,
    action: { label: t`Start again`, onClick: startAgain },
  });
}
