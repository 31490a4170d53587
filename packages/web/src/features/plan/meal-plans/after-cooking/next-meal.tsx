/** The next planned meal, which opens its recipe. */
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { addDays, formatShortDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlannedNext } from '@saltbush/domain/plan/meal-plans/after-cooking';
import { quantityCooked } from '@saltbush/domain/plan/meal-plans/leftovers';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { paths } from '../../../../paths';
import { Plate } from '../../../../ui/images/plate';
import { RecipeThumb } from '../days/recipe-thumb';
import { nameOfEntry } from '../plan/entry-name';
import { searchForServes } from '../plan/planned-serves';
import type { WeekPlan } from '../plan/use-week-plan';
import classes from './after-cooking.module.css';

export interface NextMealProps extends PlannedNext {
  plan: Pick<WeekPlan, 'cards' | 'leftovers'>;
  today: PlainDate;
}

export function NextMeal({ date, entry, plan, today }: NextMealProps) {
  const card = plan.cards.get(entry.recipeId ?? '');
  const isLeftover = plan.leftovers.cookedAt.has(entry.id);
  const text = (
    <span className={classes.text}>
      <span className={classes.when}>{nextText(entry.meal, date, today)}</span>{' '}
      <span className={classes.name}>
        {isLeftover
          ? t`${{ dish: nameOfEntry(entry, card) }}, leftovers`
          : nameOfEntry(entry, card)}
      </span>
    </span>
  );
  if (entry.recipeId === undefined) {
    return (
      <p className={classes.next}>
        <span className={classes.plate}>
          <Plate />
        </span>
        {text}
      </p>
    );
  }
  return (
    <Link
      to={paths.recipe}
      params={{ id: entry.recipeId }}
      search={searchForServes(card, quantityCooked(entry, plan.leftovers))}
      className={classes.next}
    >
      <RecipeThumb card={card} />
      {text}
      <IconChevronRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}

/** @example nextText('lunch', '2026-11-28', '2026-11-27') // 'Next: lunch tomorrow' */
function nextText(planned: string, date: PlainDate, today: PlainDate): string {
  const meal = mealWord(planned);
  if (date === today) return t`Next: ${meal} today`;
  if (date === addDays(today, 1)) return t`Next: ${meal} tomorrow`;
  const day = formatShortDay(date);
  return t`Next: ${meal} on ${day}`;
}
