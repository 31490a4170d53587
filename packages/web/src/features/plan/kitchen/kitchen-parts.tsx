/** The parts of a kitchen screen. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { KitchenMeal, KitchenScreen } from '@saltbush/contract/plan/kitchen';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { clockText } from '@saltbush/domain/device/timers/timer-text';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import { mealName, mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { paths } from '../../../paths';
import { formatList } from '../../../ui/format-list';
import { LinkButton } from '../../../ui/link-button';
import { useNow } from '../../device/timers';
import { RecipeCover } from '../../recipe/recipes';
import classes from './kitchen.module.css';

/** @example nameOfMeal({ note: 'Picnic', … }) // 'Picnic' */
export function nameOfMeal({ recipe, note, isLeftovers }: KitchenMeal): string {
  const name = recipe?.title ?? shownNote(note ?? t`A recipe that is not shared here`);
  return isLeftovers ? t`${name}, leftovers` : name;
}

interface NextMealProps extends Pick<KitchenScreen, 'next' | 'home' | 'today'> {
  /** Whether who looks can plan: a link changes nothing. */
  mayPlan: boolean;
}

export function NextMeal({ next, home, today, mayPlan }: NextMealProps) {
  if (!next) {
    return (
      <section className={classes.next}>
        <div className={classes.nothing}>
          <p>
            <Trans>Nothing is planned for today and tomorrow.</Trans>
          </p>
          {mayPlan && (
            <LinkButton to={paths.menuMaker}>
              <Trans>Plan dinner</Trans>
            </LinkButton>
          )}
        </div>
      </section>
    );
  }
  const { recipe, meal, at, date } = next;
  const when = [date === today ? mealName(meal) : t`Tomorrow, ${{ meal: mealWord(meal) }}`, at]
    .filter(Boolean)
    .join(', ');
  return (
    <section className={classes.next}>
      {recipe && (
        <span className={classes.image} aria-hidden>
          <RecipeCover recipe={recipe} sizes="(min-width: 64em) 60vw, 100vw" isEager />
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.when}>{when}</p>
        <h2 className={classes.dish}>{nameOfMeal(next)}</h2>
        <p className={classes.facts}>
          {recipe?.totalMinutes !== undefined && <span>{formatMinutes(recipe.totalMinutes)}</span>}
          {home && <span>{homeText(home)}</span>}
        </p>
        {next.swaps && <p className={classes.swaps}>{next.swaps.join('; ')}</p>}
      </div>
    </section>
  );
}

/** @example homeText({ names: ['Jo', 'Sam'], others: 1 }) // 'Home: Jo, Sam and 1 more' */
function homeText({ names, others }: NonNullable<KitchenScreen['home']>): string {
  const all = [...names, ...(others > 0 ? [t`${others} more`] : [])];
  return all.length === 0 ? t`Nobody is home` : t`Home: ${{ names: formatList(all) }}`;
}

export function Timers({ timers }: Pick<KitchenScreen, 'timers'>) {
  const now = useNow(true);
  return (
    <section className={classes.part}>
      <h2 className={classes.partTitle}>
        <Trans>Timers</Trans>
      </h2>
      <ul className={classes.list}>
        {timers.map(({ _id, name, endsAt }) => (
          <li key={_id} className={classes.timer}>
            <span>{name}</span>
            <span className={classes.clock}>
              {clockText(Math.max(0, Date.parse(endsAt) - now))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Jobs({ jobs }: Pick<KitchenScreen, 'jobs'>) {
  return (
    <section className={classes.part} data-strong>
      <h2 className={classes.partTitle}>
        <Trans>Small jobs</Trans>
      </h2>
      <ul className={classes.list}>
        {jobs.map(({ text, reason, at, isDone }) => (
          <li key={`${text} ${reason}`} data-done={isDone || undefined}>
            <span className={classes.label}>{at === undefined ? t`Tonight` : t`From ${at}`}</span>{' '}
            <span className={classes.job}>{text}</span>
            {isDone && (
              <span className={classes.label}>
                {' '}
                <Trans>Done</Trans>
              </span>
            )}
            <span className={classes.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
