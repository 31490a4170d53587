/** One timer with all that can be done with it. */
import { ActionIcon, Button } from '@mantine/core';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { canCarryOn, isDone } from '@saltbush/domain/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/timers/timer';
import { lengthText } from '@saltbush/domain/timers/timer-words';
import { paths } from '../../app/paths';
import { showToast } from '../../ui/toast';
import { oneMinuteMore, onToLonger, pause, putBack, remove, resume } from './timer-actions';
import { TimerClock } from './timer-clock';
import classes from './timer-tray.module.css';

export interface TimerRowProps {
  timer: KitchenTimer;
  now: number;
  /** In place of the link to its recipe. */
  wayBack?: ReactNode;
}

export function TimerRow({ timer, now, wayBack }: TimerRowProps) {
  const { id, name, recipe, longerMs = 0, state } = timer;
  const done = isDone(timer, now);
  const handleRemove = () => {
    remove(id);
    if (done) return;
    showToast({
      kind: 'info',
      title: 'Timer removed',
      message: name,
      action: { label: 'Undo', onClick: () => putBack(timer) },
    });
  };
  return (
    <li className={classes.row} data-done={done || undefined}>
      <div className={classes.words}>
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
        aria-label={done ? `Stop ${name}` : `Remove ${name}`}
        onClick={handleRemove}
      >
        <IconX size={20} stroke={1.75} />
      </ActionIcon>
      <div className={classes.actions}>
        {!done && state.kind === 'running' && (
          <ActionIcon variant="default" aria-label={`Pause ${name}`} onClick={() => pause(id)}>
            <IconPlayerPause size={20} stroke={1.75} />
          </ActionIcon>
        )}
        {state.kind === 'paused' && (
          <ActionIcon variant="default" aria-label={`Resume ${name}`} onClick={() => resume(id)}>
            <IconPlayerPlay size={20} stroke={1.75} />
          </ActionIcon>
        )}
        <Button
          variant="default"
          className={classes.more}
          aria-label={`+1 min for ${name}`}
          onClick={() => oneMinuteMore(id)}
        >
          +1 min
        </Button>
        {canCarryOn(timer, now) && (
          <Button
            variant="default"
            className={classes.more}
            aria-label={`On to ${lengthText(longerMs)} for ${name}`}
            onClick={() => onToLonger(id)}
          >
            On to {lengthText(longerMs)}
          </Button>
        )}
      </div>
    </li>
  );
}
