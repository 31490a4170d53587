/**
 * Sends offline changes of an earlier visit (menus, ticks) after the start, also when nobody opens
 * their page.
 */
import { getSession } from '../api/session';

/** The requested page loads first. */
const waitMs = 2_000;

/** Cancels the timer. */
export function flushOfflineQueues(): () => void {
  const timer = setTimeout(() => void send(), waitMs);
  return () => clearTimeout(timer);
}

async function send(): Promise<void> {
  if (!getSession()) return;
  try {
    const [{ syncStoredMenus }, { sendTicks }] = await Promise.all([
      import('../features/meal-plans'),
      import('../features/shopping-list'),
    ]);
    syncStoredMenus();
    await sendTicks();
  } catch {
    // The chunk failed to load; the pages retry by themselves.
  }
}
