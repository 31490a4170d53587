/** What of a plan the cook must decide: one oven at two temperatures, and hot dishes that are ready early. */
import { t } from '@lingui/core/macro';
import type {
  CookingTogether,
  Plan,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import { ovenConflicts } from '@saltbush/domain/book/cooking-together/oven-conflicts';
import { toleranceMinutes } from '@saltbush/domain/book/cooking-together/schedule-dishes';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import classes from './time-line.module.css';

export interface PlanNotesProps {
  meal: CookingTogether;
  plan: Plan;
  now: number;
  timeZone: TimeZone;
}

export function PlanNotes({ meal: { dishes }, plan, now, timeZone }: PlanNotesProps) {
  const text = (at: number) => timeText(at, now, timeZone, locale());
  const conflicts = ovenConflicts(plan.tasks, dishes).map(
    ({ dishes: [a, b], celsius, from, until }) => {
      const names = t`${{ dish: dishes[a]!.title }} needs ${{ heat: celsius[0] }} °C and ${{ other: dishes[b]!.title }} ${{ otherHeat: celsius[1] }} °C`;
      return t`One oven: ${names} from ${{ from: text(from) }} to ${{ until: text(until) }}. Use two ovens, or bake one first.`;
    },
  );
  const early = plan.readyAt.flatMap((at, dish) => {
    const minutes = Math.round((plan.servingAt - at) / 60_000);
    if (minutes <= toleranceMinutes) return [];
    const { title, keeps } = dishes[dish]!;
    const ready = t`${title} is ready ${formatMinutes(minutes)} early`;
    return [
      keeps ? t`${ready}. It keeps.` : t`${ready}: your hands are needed elsewhere. Keep it warm.`,
    ];
  });
  const notes = [...conflicts, ...early];
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t`Take care`}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
