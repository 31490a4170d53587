/**
 * Timers in words.
 *
 * - A timer is named for what is done and for its step: "Simmer · step 3"; "Step 3" when the text
 *   names no verb.
 * - What is left is shown as a clock does, a second that has begun counting whole: a timer of a minute
 *   starts at "1:00" and reaches "0:00" when it is done.
 * - A length is written in hours, minutes and seconds: "1 hour 20 minutes".
 */
import { say } from '../../texts/say';

/**
 * @param step counted from 1
 * @example timerName('simmer', 3) // 'Simmer · step 3'
 * @example timerName('', 3) // 'Step 3'
 */
export function timerName(label: string, step: number): string {
  if (label === '') return say('Step {step}', { step });
  return say('{what} · step {step}', {
    what: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    step,
  });
}

/**
 * @example clockText(65_000) // '1:05'
 * @example clockText(3_600_000) // '1:00:00'
 */
export function clockText(ms: number): string {
  const { hours, minutes, seconds } = split(Math.ceil(Math.max(0, ms) / 1_000));
  const two = (count: number) => String(count).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/**
 * @example lengthText(4_800_000) // '1 hour 20 minutes'
 * @example lengthText(30_000) // '30 seconds'
 */
export function lengthText(ms: number): string {
  const { hours, minutes, seconds } = split(Math.round(ms / 1_000));
  const parts = [
    hours > 0 && say('{count, plural, one {# hour} other {# hours}}', { count: hours }),
    minutes > 0 && say('{count, plural, one {# minute} other {# minutes}}', { count: minutes }),
    (seconds > 0 || (hours === 0 && minutes === 0)) &&
      say('{count, plural, one {# second} other {# seconds}}', { count: seconds }),
  ];
  return parts.filter((part) => part !== false).join(' ');
}

function split(seconds: number): { hours: number; minutes: number; seconds: number } {
  return {
    hours: Math.floor(seconds / 3_600),
    minutes: Math.floor((seconds % 3_600) / 60),
    seconds: seconds % 60,
  };
}
