/** Public API: the screen stays on. */
export { useScreenChoice, type ScreenChoice } from './use-screen-choice';
export { useWakeLock } from './use-wake-lock';
