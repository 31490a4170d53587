/** One timer with its actions. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { canExtendTimer, isDone } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { lengthText } from '@saltbush/domain/device/timers/timer-text';
import { paths } from '../../../paths';
import { showToast } from '../../../ui/feedback/toast';
import { oneMinuteMore, onToLonger, pause, putBack, remove, resume } from './timer-actions';
import { TimerClock } from './timer-clock';
import classes from './timer-tray.module.css';

export interface TimerRowProps {
  timer: KitchenTimer;
  now: number;
  /** Replaces the link to its recipe. */
  wayBack?: ReactNode;
}

export function TimerRow({ timer, now, wayBack }: TimerRowProps) {
  const { id, name, recipe } = timer;
  const done = isDone(timer, now);
  const handleRemove = () => {
    remove(id);
    if (done) return;
    showToast({
      kind: 'info',
      title: t`Timer removed`,
      message: name,
      action: { label: t`Undo`, onClick: () => putBack(timer) },
    });
  };
  return (
    <li className={classes.row} data-done={done || undefined}>
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        {wayBack ??
          (recipe && (
            <Link to={paths.recipe} params={{ id: recipe.id }} className={classes.recipe}>
              {recipe.title}
            </Link>
          ))}
      </div>
      <TimerClock timer={timer} now={now} />
      <ActionIcon
        className={classes.remove}
        aria-label={done ? t`Stop ${name}` : t`Remove ${name}`}
        onClick={handleRemove}
      >
        <IconX size={20} stroke={1.75} />
      </ActionIcon>
      <TimerActions timer={timer} now={now} />
    </li>
  );
}

function TimerActions({ timer, now }: Pick<TimerRowProps, 'timer' | 'now'>) {
  const { id, name, longerMs = 0, state } = timer;
  const isRunning = state.kind === 'running' && !isDone(timer, now);
  return (
    <div className={classes.actions}>
      {isRunning && (
        <ActionIcon variant="default" aria-label={t`Pause ${name}`} onClick={() => pause(id)}>
          <IconPlayerPause size={20} stroke={1.75} />
        </ActionIcon>
      )}
      {state.kind === 'paused' && (
        <ActionIcon variant="default" aria-label={t`Resume ${name}`} onClick={() => resume(id)}>
          <IconPlayerPlay size={20} stroke={1.75} />
        </ActionIcon>
      )}
      <Button
        variant="default"
        className={classes.more}
        aria-label={t`+1 min for ${name}`}
        onClick={() => oneMinuteMore(id)}
      >
        <Trans>+1 min</Trans>
      </Button>
      {canExtendTimer(timer, now) && (
        <Button
          variant="default"
          className={classes.more}
          aria-label={t`Extend to ${lengthText(longerMs)} for ${name}`}
          onClick={() => onToLonger(id)}
        >
          <Trans>Extend to {lengthText(longerMs)}</Trans>
        </Button>
      )}
    </div>
  );
}
