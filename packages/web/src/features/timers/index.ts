/** The door: a place that starts a timer, and reads it. The tray itself stands on every page. */
export { useTimerAt, type TimerAt } from './use-timer-at';
