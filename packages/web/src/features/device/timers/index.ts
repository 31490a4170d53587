/** Public API: starting and reading timers. The shell renders the tray. */
export { useNow } from './clock';
export { useStoredTimers } from './stored-timers';
export { remove as removeTimer, start as startTimer } from './timer-actions';
export { TimerStrip } from './timer-strip';
export { useTimerAt, type TimerAt } from './use-timer-at';
