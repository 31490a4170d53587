/**
 * Withdraws toasts that speak of the page before. What is shown right before a navigation belongs to where it leads
 * ("Recipe saved"), and an error or something to undo stays for its time.
 */
import { closeToast, getShownToast, type ShownToast } from './toast';

/** A toast of the page that somebody leaves was read for longer; one that leads on was hardly shown. */
const leadsOnMs = 1_000;

/** Call both functions often: what is shown is noted once, and nothing happens on the same page. */
export function watchPages() {
  let noted: { id: number; path: string; since: number } | undefined;
  const note = () => {
    const id = getShownToast()?.id;
    if (id === undefined || noted?.id === id) return;
    noted = { id, path: location.pathname, since: Date.now() };
  };
  const withdraw = () => {
    const toast = getShownToast();
    if (!toast || toast.id !== noted?.id || noted.path === location.pathname) return;
    const isRead = Date.now() - noted.since > leadsOnMs;
    noted = { ...noted, path: location.pathname };
    if (isRead && !isNeeded(toast)) closeToast(toast.id);
  };
  return { note, withdraw };
}

const isNeeded = ({ kind, action, link }: ShownToast): boolean =>
  kind === 'error' || (action ?? link) !== undefined;
