/** What cooks or rests by itself, and until when. */
import { t } from '@lingui/core/macro';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import type { OfPlan } from './current-task';
import classes from './time-line.module.css';

export function Waits({ meal, plan, now, timeZone }: OfPlan) {
  const lines = meal.dishes.flatMap(({ title, tasks, waits, keeps }, dish) => {
    const last = waits.at(-1);
    if (!last) return [];
    const { label } = tasks[last.task]!;
    const name = label === '' ? 'wait' : label;
    if (last.until > now)
      return [t`${title}: ${name} until ${timeText(last.until, now, timeZone, locale())}`];
    const next = plan.tasks.find((task) => task.dish === dish);
    const until = next?.start ?? plan.servingAt;
    if (keeps || until - now < soonMs || (next && next.task - last.task > 1)) return [];
    return [t`${title}: ready, keep it warm until ${timeText(until, now, timeZone, locale())}`];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={classes.waits} aria-label={t`On its own`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const soonMs = 60_000;
