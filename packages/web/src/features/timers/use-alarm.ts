/**
 * What happens when a timer is done, on whatever page: it is heard, felt, said, and read in the
 * title of the tab, until someone answers or its minute is over. A page that says it itself, with
 * more to offer, is left to it.
 */
import { useEffect } from 'react';
import { isDone, isSounding } from '@saltbush/domain/timers/timer';
import type { KitchenTimer } from '@saltbush/domain/timers/timer';
import { closeToast, showToast } from '../../ui/toast';
import { allowSound, playAlarm } from './alarm-sound';
import { remove } from './timer-actions';

export function useAlarm(timers: readonly KitchenTimer[], now: number): void {
  const sounding = timers.filter((timer) => isSounding(timer, now));
  const firstDone = timers.find((timer) => isDone(timer, now));
  const soundingIds = sounding.map(({ id }) => id).join(' ');

  useSoundAfterReload();
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

  useTitleMark(firstDone && `⏰ ${firstDone.name} is done`);
}

/** While this is on the page no message says that a timer is done: what calls it says so. */
export function useOwnWords(): void {
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
const toastMs = 10_000;

/** Toasts by the timer and its end: after another minute it is said again. */
const announced = new Map<string, number>();

const endOf = ({ id, state }: KitchenTimer): string =>
  `${id} ${state.kind === 'running' ? state.endsAt : ''}`;

function announceOnce(timer: KitchenTimer): void {
  const { id, name, recipe } = timer;
  if (speakers > 0 || announced.has(endOf(timer))) return;
  const toast = showToast({
    kind: 'warning',
    title: `${name} is done`,
    ...(recipe && { message: recipe.title }),
    durationMs: toastMs,
    action: { label: 'Stop', onClick: () => remove(id) },
  });
  announced.set(endOf(timer), toast);
}

/** What was answered elsewhere, in the tray or in another tab, need not be read any more. */
function closeAnswered(timers: readonly KitchenTimer[]): void {
  const kept = new Set(timers.map(endOf));
  for (const [end, toast] of announced) {
    if (kept.has(end)) continue;
    closeToast(toast);
    announced.delete(end);
  }
}

/** A page that was loaded again has not been touched yet; its first press lets it be heard. */
function useSoundAfterReload(): void {
  useEffect(() => {
    window.addEventListener('pointerdown', allowSound);
    window.addEventListener('keydown', allowSound);
    return () => {
      window.removeEventListener('pointerdown', allowSound);
      window.removeEventListener('keydown', allowSound);
    };
  }, []);
}

/** The page below sets its own title whenever it likes: the mark is put back before it. */
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
