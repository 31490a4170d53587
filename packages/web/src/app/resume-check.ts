/**
 * When the app comes back after more than two minutes away, it asks whether the server still
 * answers; if not, the page is loaded again (Spec 4 and 9). Two minutes away also keep two checks
 * further apart than the second that Spec 9 asks for. A device that knows it is offline is left
 * alone: a reload could only lose what is on the screen.
 */
import { healthRoutes } from '@saltbush/contract/health';
import { call } from '../api/call';

const awayMs = 2 * 60 * 1000;

/** Returns the function that stops watching. */
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
