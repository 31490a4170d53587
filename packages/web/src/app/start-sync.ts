/**
 * Starts synchronisation on every page of a signed-in user: what waits from an earlier visit is sent, also when
 * nobody opens the plan or the list.
 */
import { getSession } from '../api/session';
import { startSyncing } from '../features/device/sync';

/** The requested page loads first. */
const waitMs = 2_000;

/** Cancels the timer. */
export function startSync(): () => void {
  const timer = setTimeout(() => {
    const userId = getSession()?.user?._id;
    if (userId !== undefined) void startSyncing(userId);
  }, waitMs);
  return () => clearTimeout(timer);
}
