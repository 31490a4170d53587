/** Remaining time of a timer. */
import { t } from '@lingui/core/macro';
import { isDone, remainingMs } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { clockText } from '@saltbush/domain/device/timers/timer-text';
import classes from './timer-tray.module.css';

export function TimerClock({ timer, now }: { timer: KitchenTimer; now: number }) {
  const text = isDone(timer, now) ? t`Done` : clockText(remainingMs(timer, now));
  return (
    <span
      role="timer"
      className={classes.clock}
      aria-label={`${timer.name}: ${text}`}
      data-paused={timer.state.kind === 'paused' || undefined}
    >
      {text}
    </span>
  );
}
