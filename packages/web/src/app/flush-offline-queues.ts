/**
 * Sends menus that an earlier visit saved offline, after the start, also when nobody opens
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
    const { syncStoredMenus } = await import('../features/meal-plans');
    syncStoredMenus();
  } catch {
    // The chunk failed to load; the pages retry by themselves.
  }
}
