/**
 * When the app becomes visible after more than two minutes in the background, it checks that the
 * server answers; if not, the page reloads (Spec 4 and 9). The two minutes also guarantee the
 * minimum of one second between checks that Spec 9 asks for. An offline device does not reload:
 * that could only lose what is on the screen.
 */
import { healthRoutes } from '@saltbush/contract/admin/health';
import { call } from '../api/call';

const awayMs = 2 * 60 * 1000;

/** Returns a function that removes the listeners. */
export function checkOnResume(reload: () => void = () => location.reload()): () => void {
  let leftAt = Infinity;
  const handleChange = () => {
    if (document.visibilityState === 'hidden') {
      leftAt = Date.now();
      return;
    }
    const wasAway = Date.now() - leftAt > awayMs;
    leftAt = Infinity;
    if (wasAway && navigator.onLine) call(healthRoutes.ping).catch(reload);
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}
