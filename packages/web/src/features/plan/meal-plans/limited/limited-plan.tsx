/** The week for who may only look, or look and vote: its dishes day by day, and nothing that would be refused. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import {
  daysOfWeek,
  formatDay,
  weekdayName,
  type PlainDate,
  type Weekday,
} from '@saltbush/domain/plan/days/week';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { paths } from '../../../../paths';
import { Spinner } from '../../../../ui/feedback/spinner';
import { useWhoEats } from '../../../device/eaters';
import { RecipeCover } from '../../../recipe/recipes';
import { RoundBanner } from '../../dish-round';
import { MealVotes, VotingContext } from '../../votes';
import { PlanStatus } from '../bar/plan-status';
import { LoadError } from '../days/load-error';
import { nameOfEntry } from '../plan/entry-name';
import type { PlanScreenProps } from '../plan-screen';
import pageClasses from '../menu-maker-page.module.css';
import { LimitedBar } from './limited-bar';
import classes from './limited-plan.module.css';

export function LimitedPlan({ plan, shown, pageView }: Omit<PlanScreenProps, 'scope'>) {
  const { scope } = pageView;
  const { menu, cards, isLoading, isUnknown } = plan;
  const whoEats = useWhoEats(scope);
  const mayVote = pageView.household?.role === 'shopper';
  return (
    <VotingContext value={{ scope, plan, whoEats, addRecipe: undefined }}>
      <div className={pageClasses.page}>
        <LimitedBar shown={shown} pageView={pageView} />
        <PlanStatus scope={scope} />
        {mayVote && <RoundBanner scope={scope} />}
        {isUnknown && <LoadError scope={scope} />}
        {isLoading ? (
          <Spinner label={t`One moment`} />
        ) : (
          <ul className={classes.days}>
            {daysOfWeek(menu.startDate).map(({ date, weekday }) => (
              <Day
                key={date}
                date={date}
                weekday={weekday}
                today={shown.today}
                entries={menu.days[weekday]}
                cards={cards}
                mayVote={mayVote && date >= shown.today}
              />
            ))}
          </ul>
        )}
      </div>
    </VotingContext>
  );
}

interface DayProps {
  date: PlainDate;
  weekday: Weekday;
  today: PlainDate;
  entries: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  mayVote: boolean;
}

function Day({ date, weekday, today, entries, cards, mayVote }: DayProps) {
  const isToday = date === today;
  return (
    <li
      className={classes.day}
      aria-current={isToday ? 'date' : undefined}
      data-over={date < today || undefined}
    >
      <h2 className={classes.date}>
        {weekdayName(weekday)} {formatDay(date)}
        {isToday && (
          <span className={classes.today}>
            {' '}
            <Trans>Today</Trans>
          </span>
        )}
      </h2>
      {entries.length === 0 && (
        <p className={classes.nothing}>
          <Trans>Nothing planned</Trans>
        </p>
      )}
      {entries.map((entry) => {
        const card = entry.recipeId === undefined ? undefined : cards.get(entry.recipeId);
        return <Entry key={entry.id} entry={entry} card={card} date={date} mayVote={mayVote} />;
      })}
    </li>
  );
}

interface EntryProps extends Pick<DayProps, 'date' | 'mayVote'> {
  entry: MenuEntry;
  card: RecipeCard | undefined;
}

function Entry({ entry, card, date, mayVote }: EntryProps) {
  const name = nameOfEntry(entry, card);
  const facts = [
    entry.meal !== defaultMeal && mealWord(entry.meal),
    entry.leftoverOf !== undefined && t`leftovers`,
    card?.totalMinutes !== undefined && formatMinutes(card.totalMinutes),
  ].filter(Boolean);
  return (
    <div className={classes.entry}>
      <span className={classes.image} aria-hidden>
        {entry.recipeId !== undefined && (
          <RecipeCover recipe={card ?? { title: '' }} sizes="(min-width: 48em) 20rem, 100vw" />
        )}
      </span>
      <div className={classes.text}>
        {entry.recipeId === undefined ? (
          <p className={classes.title}>{name}</p>
        ) : (
          <Link to={paths.recipe} params={{ id: entry.recipeId }} className={classes.title}>
            {name}
          </Link>
        )}
        {facts.length > 0 && <p className={classes.facts}>{facts.join(', ')}</p>}
      </div>
      {mayVote && <MealVotes entry={entry} date={date} name={name} />}
    </div>
  );
}
