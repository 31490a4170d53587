/** A time in a step; a click starts a timer. Visitors have no timer tray, so for them it is text. */
import { t } from '@lingui/core/macro';
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs';
import type { TimerRequest } from '@saltbush/domain/device/timers/timer';
import { useSession } from '../../../../api/session';
import { useTimerAt } from '../../../device/timers';
import { AmountText, withCharacters } from '../amount-text';
import classes from './step-text.module.css';

export interface StepTimeProps {
  text: string;
  order: TimerRequest & { origin: string };
}

export function StepTime({ text, order }: StepTimeProps) {
  const isSignedIn = useSession() !== undefined;
  const { timer, press } = useTimerAt(order);
  if (!isSignedIn) return <AmountText text={text} />;
  return (
    <button
      type="button"
      className={classes.time}
      aria-label={`${withCharacters(text)}, ${timer ? t`timer is set` : t`start timer`}: ${order.name}`}
      data-set={timer !== undefined || undefined}
      onClick={press}
    >
      <IconAlarm className={classes.icon} size="0.95em" stroke={2} aria-hidden />
      <AmountText text={text} />
    </button>
  );
}
