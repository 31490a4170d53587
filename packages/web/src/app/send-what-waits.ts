/**
 * Changes that an earlier visit could not bring to the server set out again: a plan changed on the
 * train must reach the other phone also when nobody opens the plan here.
 */
import { getSession } from '../api/session';

/** Not at once: the page that was asked for comes first. */
const waitMs = 2_000;

/** Returns the function that calls it off. */
export function sendWhatWaits(): () => void {
  const timer = setTimeout(() => void send(), waitMs);
  return () => clearTimeout(timer);
}

async function send(): Promise<void> {
  if (!getSession()) return;
  try {
    const [{ syncKeptMenus }, { sendTicks }] = await Promise.all([
      import('../features/meal-plans'),
      import('../features/shopping-list'),
    ]);
    syncKeptMenus();
    await sendTicks();
  } catch {
    // The network went before the code came; the pages themselves try again.
  }
}
