/** When to begin, and what of the meal does not go together. */
import { t } from '@lingui/core/macro';
import {
  beginningFor,
  planFrom,
  type CookingTogether,
} from '@saltbush/domain/book/cooking-together/cooking-together';
import type { TimeZone } from '@saltbush/domain/account/households/time-zone';
import { timeText } from '@saltbush/domain/plan/days/clock-text';
import { locale } from '../../../../../locale';
import { PlanNotes } from '../timeline/plan-notes';
import classes from './setup.module.css';

export interface PreviewProps {
  /** Begun now, for the time asked. */
  meal: CookingTogether;
  now: number;
  timeZone: TimeZone;
}

export function Preview({ meal, now, timeZone }: PreviewProps) {
  const { askedAt, servingAt } = meal;
  const text = (at: number) => timeText(at, now, timeZone, locale());
  const isTooLate = servingAt > askedAt;
  return (
    <section className={classes.preview} aria-label={t`Time line`}>
      <output className={classes.begin}>
        {isTooLate
          ? t`Too late for ${{ asked: text(askedAt) }}. Start now and eat at ${{ possible: text(servingAt) }}, or choose a later time.`
          : t`Start at ${text(beginningFor(meal))}.`}
      </output>
      <PlanNotes meal={meal} plan={planFrom(meal, now)} now={now} timeZone={timeZone} />
    </section>
  );
}
