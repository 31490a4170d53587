/** Public API: the screen stays on. */
export { useWakeLock } from './use-wake-lock';
