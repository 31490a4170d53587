/**
 * The timers on every page: the next one to end in a bar at the foot, all of them above it on demand.
 * The frame of the page keeps room for the bar (`data-timer-tray`).
 */
import { Button, VisuallyHidden } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useId, useState } from 'react';
import { inOrder, isDone } from '@saltbush/domain/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/timers/timer';
import { lengthText } from '@saltbush/domain/timers/timer-words';
import { useUser } from '../../api/session';
import { useNow } from './clock';
import { useKeptTimers } from './kept-timers';
import { remove } from './timer-actions';
import { TimerClock } from './timer-clock';
import { TimerRow } from './timer-row';
import classes from './timer-tray.module.css';
import { useAlarm } from './use-alarm';
import { useEscape } from './use-escape';

export function TimerTray() {
  // Whose timers they are changes with the person.
  useUser();
  const kept = useKeptTimers();
  const now = useNow(kept.length > 0);
  const timers = inOrder(kept, now);
  useAlarm(timers, now);
  const [first] = timers;
  return (
    <>
      {first && <Tray first={first} timers={timers} now={now} />}
      <StartWords timers={kept} />
    </>
  );
}

interface TrayProps {
  first: KitchenTimer;
  /** In order, `first` among them. */
  timers: readonly KitchenTimer[];
  now: number;
}

function Tray({ first, timers, now }: TrayProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  useEscape(isOpen, () => setOpen(false));
  const done = isDone(first, now);
  const others = timers.length - 1;
  return (
    <section
      className={classes.tray}
      aria-label="Timers"
      data-timer-tray
      data-done={done || undefined}
    >
      <div className={classes.bar}>
        <IconAlarm className={classes.icon} size={22} stroke={1.75} aria-hidden />
        <span className={classes.name}>
          {first.name}
          {others > 0 && <span className={classes.others}> and {others} more</span>}
        </span>
        <TimerClock timer={first} now={now} />
        <button
          type="button"
          className={classes.toggle}
          aria-label={isOpen ? 'Hide timers' : 'Show timers'}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronUp size={20} stroke={2} aria-hidden />
        </button>
        {done && (
          <Button
            className={classes.stop}
            color="terracotta"
            aria-label={`Stop ${first.name}`}
            onClick={() => remove(first.id)}
          >
            Stop
          </Button>
        )}
      </div>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {isOpen && timers.map((timer) => <TimerRow key={timer.id} timer={timer} now={now} />)}
      </ul>
    </section>
  );
}

/** A screen reader hears that a timer was started; the tray is at the other end of the page. */
function StartWords({ timers }: { timers: readonly KitchenTimer[] }) {
  const [known, setKnown] = useState(timers);
  const [words, setWords] = useState('');
  if (known !== timers) {
    const started = timers.find(({ id }) => !known.some((other) => other.id === id));
    setKnown(timers);
    if (started) setWords(`Timer started: ${started.name}, ${lengthText(started.setMs)}`);
  }
  return <VisuallyHidden component="output">{words}</VisuallyHidden>;
}
