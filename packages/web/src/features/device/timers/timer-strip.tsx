/**
 * All timers for a full-screen page: each with its remaining time, and the actions of the selected
 * one. Announces finished timers with a link to the step. Replaces the tray (`data-timer-strip`).
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import { useState } from 'react';
import { inOrder, isDone, remainingMs } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { clockText } from '@saltbush/domain/device/timers/timer-text';
import { useNow } from './clock';
import { useStoredTimers } from './stored-timers';
import { remove } from './timer-actions';
import { TimerRow } from './timer-row';
import classes from './timer-strip.module.css';
import { useOwnAlarmText } from './use-alarm';
import { useEscape } from './use-escape';

export interface TimerStripProps {
  recipeId: string;
  /** The step on the screen, from 1; undefined for none. */
  step: number | undefined;
  onGoToStep: (step: number) => void;
}

export function TimerStrip(props: TimerStripProps) {
  const { timers: stored } = useStoredTimers();
  const now = useNow(stored.length > 0);
  const timers = inOrder(stored, now);
  useOwnAlarmText();
  // The live region must exist before its text changes.
  return (
    <section className={classes.strip} aria-label={t`Timers`} data-timer-strip>
      <div role="alert">
        <DoneTimer {...props} done={timers.filter((timer) => isDone(timer, now))} />
      </div>
      {timers.length > 0 && <Chips {...props} timers={timers} now={now} />}
    </section>
  );
}

interface DoneTextProps {
  name: string;
  /** Undefined on its own page. */
  recipe: string | undefined;
  more: number;
}

function DoneText({ name, recipe, more }: DoneTextProps) {
  if (recipe === undefined) {
    return more > 0 ? (
      <Trans>
        <strong>{name}</strong> is done<span>, and {more} more</span>
      </Trans>
    ) : (
      <Trans>
        <strong>{name}</strong> is done
      </Trans>
    );
  }
  return more > 0 ? (
    <Trans>
      <strong>{name}</strong> of {recipe} is done<span>, and {more} more</span>
    </Trans>
  ) : (
    <Trans>
      <strong>{name}</strong> of {recipe} is done
    </Trans>
  );
}

function DoneTimer({ done, ...place }: TimerStripProps & { done: readonly KitchenTimer[] }) {
  const [first] = done;
  if (!first) return null;
  const { recipe } = first;
  return (
    <div className={classes.done}>
      <p className={classes.text}>
        <DoneText
          name={first.name}
          recipe={recipe && recipe.id !== place.recipeId ? recipe.title : undefined}
          more={done.length - 1}
        />
      </p>
      <WayToStep {...place} timer={first} />
      <Button
        color="terracotta"
        aria-label={t`Stop ${first.name}`}
        onClick={() => remove(first.id)}
      >
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
}

interface ChipsProps extends TimerStripProps {
  timers: readonly KitchenTimer[];
  now: number;
}

function Chips({ timers, now, ...place }: ChipsProps) {
  const [openId, setOpenId] = useState<string>();
  const open = timers.find(({ id }) => id === openId);
  useEscape(open !== undefined, () => setOpenId(undefined));
  return (
    <>
      {open && (
        <ul className={classes.open}>
          <TimerRow timer={open} now={now} wayBack={wayBackOf(open, place)} />
        </ul>
      )}
      <ul className={classes.chips} aria-label={t`All timers`}>
        {timers.map((timer) => (
          <li key={timer.id}>
            <button
              type="button"
              className={classes.chip}
              data-done={isDone(timer, now) || undefined}
              aria-expanded={timer.id === openId}
              onClick={() => setOpenId(timer.id === openId ? undefined : timer.id)}
            >
              <IconAlarm size={18} stroke={1.75} aria-hidden />
              <span className={classes.name}>{timer.name}</span>
              <span className={classes.clock}>
                {isDone(timer, now) ? t`Done` : clockText(remainingMs(timer, now))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A timer of another recipe links to it. */
const wayBackOf = (timer: KitchenTimer, place: TimerStripProps) =>
  timer.recipe?.id === place.recipeId ? <WayToStep {...place} timer={timer} /> : undefined;

/** Undefined when the step is on the screen, or the timer belongs to no step. */
function WayToStep({
  timer,
  recipeId,
  step,
  onGoToStep,
}: TimerStripProps & { timer: KitchenTimer }) {
  const { recipe } = timer;
  if (recipe?.id !== recipeId || recipe.step === undefined || recipe.step === step) return null;
  const stepOfTimer = recipe.step;
  return (
    <Button variant="default" onClick={() => onGoToStep(stepOfTimer)}>
      <Trans>Go to step {stepOfTimer}</Trans>
    </Button>
  );
}
