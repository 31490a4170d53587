/** The door: a place that starts a timer, and reads it. The tray itself stands on every page but those with a strip. */
export { TimerStrip } from './timer-strip';
export { useTimerAt, type TimerAt } from './use-timer-at';
