/** Public API: starting and reading timers. The shell renders the tray. */
export { TimerStrip } from './timer-strip';
export { useTimerAt, type TimerAt } from './use-timer-at';
