/**
 * Alarm of finished timers on every page: sound, vibration, toast and document title, until it is
 * dismissed or a minute is over. A page that shows the alarm itself disables the toast.
 */
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { isDone, isRinging } from '@saltbush/domain/device/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { closeToast, showToast } from '../../../ui/feedback/toast';
import { allowSound, playAlarm, suspendSound } from './alarm-sound';
import { remove } from './timer-actions';

export function useAlarm(timers: readonly KitchenTimer[], now: number): void {
  const sounding = timers.filter((timer) => isRinging(timer, now));
  const firstDone = timers.find((timer) => isDone(timer, now));
  const soundingIds = sounding.map(({ id }) => id).join(' ');

  useSound(timers.length > 0);
  useEffect(() => {
    if (soundingIds === '') return;
    const ring = () => {
      playAlarm();
      navigator.vibrate?.(vibration);
    };
    ring();
    const again = setInterval(ring, againMs);
    return () => clearInterval(again);
  }, [soundingIds]);

  useEffect(() => {
    for (const timer of sounding) announceOnce(timer);
    closeAnswered(timers);
  });

  useTitleMark(firstDone && t`⏰ ${firstDone.name} is done`);
}

/** While mounted, no toast shows finished timers: the caller does. */
export function useOwnAlarmText(): void {
  useEffect(() => {
    speakers += 1;
    return () => {
      speakers -= 1;
    };
  }, []);
}

let speakers = 0;

const againMs = 2_000;
const vibration = [300, 150, 300];

/** Toasts by timer and end: after an extension it is shown again. */
const announced = new Map<string, number>();

const endOf = ({ id, state }: KitchenTimer): string =>
  `${id} ${state.kind === 'running' ? state.endsAt : ''}`;

function announceOnce(timer: KitchenTimer): void {
  const { id, name, recipe } = timer;
  if (speakers > 0 || announced.has(endOf(timer))) return;
  const toast = showToast({
    kind: 'warning',
    title: t`${name} is done`,
    ...(recipe && { message: recipe.title }),
    action: { label: t`Stop`, onClick: () => remove(id) },
  });
  announced.set(endOf(timer), toast);
}

/** Closes toasts of timers dismissed elsewhere. */
function closeAnswered(timers: readonly KitchenTimer[]): void {
  const current = new Set(timers.map(endOf));
  for (const [end, toast] of announced) {
    if (current.has(end)) continue;
    closeToast(toast);
    announced.delete(end);
  }
}

/** After a reload sound is blocked until the first click. Without timers it is off. */
function useSound(hasTimers: boolean): void {
  useEffect(() => {
    if (!hasTimers) return;
    window.addEventListener('pointerdown', allowSound);
    window.addEventListener('keydown', allowSound);
    return () => {
      window.removeEventListener('pointerdown', allowSound);
      window.removeEventListener('keydown', allowSound);
      suspendSound();
    };
  }, [hasTimers]);
}

/** Pages set their own title: the mark is added again. */
function useTitleMark(mark: string | undefined): void {
  useEffect(() => {
    if (mark === undefined) return;
    const before = `${mark} · `;
    const put = () => {
      if (!document.title.startsWith(before)) document.title = before + document.title;
    };
    put();
    const watcher = new MutationObserver(put);
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      document.title = document.title.replace(before, '');
    };
  }, [mark]);
}
