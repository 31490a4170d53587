/**
 * The timers on every page: the next one to end in a bar at the bottom, all of them on demand. The
 * shell reserves space for the bar (`data-timer-tray`), or has it in the row of the button that starts cooking on a
 * phone (`data-timer-chip`).
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useEffect, useId, useState } from 'react';
import { inOrder, isDone } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { lengthText } from '@saltbush/domain/device/timers/timer-text';
import { useUser } from '../../../api/session';
import { isPushOn, tellTimers } from '../notifications';
import { now as readNow, useNow } from './clock';
import { useStoredTimers } from './stored-timers';
import { remove } from './timer-actions';
import { TimerClock } from './timer-clock';
import { TimerRow } from './timer-row';
import classes from './timer-tray.module.css';
import { useAlarm } from './use-alarm';
import { useEscape } from './use-escape';

export function TimerTray() {
  // Timers change with the user.
  useUser();
  const { timers: stored, isLoaded } = useStoredTimers();
  const now = useNow(stored.length > 0);
  const timers = inOrder(stored, now);
  useAlarm(timers, now);
  usePushedTimers(stored, isLoaded);
  const [first] = timers;
  return (
    <>
      {first && <Tray first={first} timers={timers} now={now} />}
      <StartAnnouncement timers={stored} isLoaded={isLoaded} />
    </>
  );
}

/** A device that is locked is notified by a notice when a timer ends, where its owner turned that on. */
function usePushedTimers(timers: readonly KitchenTimer[], isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded || !isPushOn()) return;
    tellTimers.load().then(
      (tell) => tell(timers, readNow()),
      () => undefined,
    );
  }, [timers, isLoaded]);
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
  return (
    <section
      className={classes.tray}
      aria-label={t`Timers`}
      data-timer-tray
      data-done={done || undefined}
      data-timer-chip={!(done || isOpen) || undefined}
    >
      <div className={classes.bar}>
        <NextTimer timer={first} others={timers.length - 1} now={now} />
        <button
          type="button"
          className={classes.toggle}
          aria-label={isOpen ? t`Hide timers` : t`Show timers`}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconChevronUp size={20} stroke={2} aria-hidden />
        </button>
        {done && <StopButton timer={first} />}
      </div>
      <ul id={listId} className={classes.list} hidden={!isOpen}>
        {isOpen && timers.map((timer) => <TimerRow key={timer.id} timer={timer} now={now} />)}
      </ul>
    </section>
  );
}

function StopButton({ timer: { id, name } }: { timer: KitchenTimer }) {
  return (
    <Button
      className={classes.stop}
      color="terracotta"
      aria-label={t`Stop ${name}`}
      onClick={() => remove(id)}
    >
      <Trans>Stop</Trans>
    </Button>
  );
}

interface NextTimerProps {
  timer: KitchenTimer;
  /** How many more there are. */
  others: number;
  now: number;
}

function NextTimer({ timer, others, now }: NextTimerProps) {
  return (
    <>
      <IconAlarm className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <span className={classes.name}>
        {timer.name}
        {others > 0 && (
          <span className={classes.others}>
            {' '}
            <Trans>and {others} more</Trans>
          </span>
        )}
      </span>
      <TimerClock timer={timer} now={now} />
    </>
  );
}

/** Announces a started timer; the tray is at the other end of the page. */
function StartAnnouncement(stored: ReturnType<typeof useStoredTimers>) {
  const { timers, isLoaded } = stored;
  const [known, setKnown] = useState(stored);
  const [announcement, announce] = useState('');
  if (known.timers !== timers || known.isLoaded !== isLoaded) {
    const started = timers.find(({ id }) => !known.timers.some((other) => other.id === id));
    setKnown({ timers, isLoaded });
    // Those that have just been loaded were started earlier.
    if (started && known.isLoaded === isLoaded)
      announce(
        t`Timer started: ${{ name: started.name }}, ${{ length: lengthText(started.setMs) }}`,
      );
  }
  return <VisuallyHidden component="output">{announcement}</VisuallyHidden>;
}
