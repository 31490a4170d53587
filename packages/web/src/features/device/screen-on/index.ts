/** Public API: keeping the screen on. */
export { useWakeLock } from './use-wake-lock';
