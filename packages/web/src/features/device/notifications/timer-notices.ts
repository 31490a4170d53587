/**
 * Timers of this device that the server knows of, so that it can push a notice when one ends on a locked phone.
 * The device still counts for itself: without a network nothing is pushed, and it rings as before.
 */
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import type { KitchenTimer } from '@saltbush/domain/device/timers/timer';
import { call } from '../../../api/call';

/** When each timer ends that the server was notified of, by its id. */
const notified = new Map<string, number>();

/** Tells the server what has changed since the last call. */
export function tellTimers(timers: readonly KitchenTimer[], now: number): void {
  const running = new Map(timers.flatMap((timer) => endOf(timer, now)));
  for (const id of notified.keys()) if (!running.has(id)) forget(id);
  for (const [id, { timer, endsAt }] of running)
    if (notified.get(id) !== endsAt) tell(timer, endsAt);
}

function endOf(
  timer: KitchenTimer,
  now: number,
): [string, { timer: KitchenTimer; endsAt: number }][] {
  const { id, state } = timer;
  return state.kind === 'running' && state.endsAt > now
    ? [[id, { timer, endsAt: state.endsAt }]]
    : [];
}

function tell({ id, name, recipe }: KitchenTimer, endsAt: number): void {
  notified.set(id, endsAt);
  const body = {
    name: name.slice(0, 120),
    endsAt: new Date(endsAt).toISOString(),
    ...(recipe && { recipe: recipe.id }),
  };
  call(notificationsRoutes.setTimer, { params: { id }, body }).catch(() => notified.delete(id));
}

function forget(id: string): void {
  const endsAt = notified.get(id);
  notified.delete(id);
  // One that has ended was pushed already.
  if (endsAt === undefined || endsAt <= Date.now()) return;
  call(notificationsRoutes.removeTimer, { params: { id } }).catch(() => undefined);
}
