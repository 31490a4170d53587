/** A time of the text; pressed, it is a timer. A visitor has no tray where it would run. */
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import type { TimerOrder } from '@saltbush/domain/timers/timer';
import { useSession } from '../../../api/session';
import { useTimerAt } from '../../timers';
import { AmountText, withCharacters } from '../amount-text';
import classes from './step-text.module.css';

export interface StepTimeProps {
  text: string;
  order: TimerOrder & { origin: string };
}

export function StepTime({ text, order }: StepTimeProps) {
  const isSignedIn = useSession() !== undefined;
  const { timer, press } = useTimerAt(order);
  if (!isSignedIn) return <AmountText text={text} />;
  return (
    <button
      type="button"
      className={classes.time}
      aria-label={`${withCharacters(text)}, ${timer ? 'timer is set' : 'start timer'}: ${order.name}`}
      data-set={timer !== undefined || undefined}
      onClick={press}
    >
      <IconAlarm className={classes.icon} size="0.95em" stroke={2} aria-hidden />
      <AmountText text={text} />
    </button>
  );
}
