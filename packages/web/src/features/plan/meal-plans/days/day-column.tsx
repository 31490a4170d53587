/** One day: a column of the week on a wide screen, a section of the page on a narrow one. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDroppable } from '@dnd-kit/core';
import { Button, VisuallyHidden } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { memo, use } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import {
  isBetweenLeftovers,
  quantityLater,
  type Leftovers,
  type PlannedMeal,
} from '@saltbush/domain/plan/meal-plans/leftovers';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { formatDay, formatShortDay, weekdayName, weekdayOf } from '@saltbush/domain/plan/days/week';
import type { DayOfWeek, PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlanScope } from '../../../device/view-mode';
import { JobList, JobsContext } from '../../small-jobs';
import { dayId } from '../drag/drop-place';
import { usePlanActions } from '../plan/planner-context';
import classes from './day-column.module.css';
import { EntryCard } from './entry-card';
import leftoverClasses from './leftovers.module.css';
import { WhoIsHome } from '../home/who-is-home';

export interface DayColumnProps {
  day: DayOfWeek;
  today: PlainDate;
  entries: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  leftovers: Leftovers;
  scope: PlanScope;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  /** Where a drag would drop: before the entry of this id, at the `end`, or not here. */
  dropAt: string | undefined;
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, today, leftovers, dropAt } = props;
  const { setNodeRef } = useDroppable({ id: dayId(day.date) });
  const isPast = day.date < today;
  return (
    <section
      ref={setNodeRef}
      id={`day-${day.date}`}
      className={[
        classes.day,
        leftoverClasses.day,
        isBetweenLeftovers(day.date, leftovers) ? leftoverClasses.between : '',
      ].join(' ')}
      data-day={day.date}
      data-today={day.date === today || undefined}
      data-past={isPast || undefined}
      data-over={dropAt !== undefined || undefined}
      aria-labelledby={`heading-${day.date}`}
    >
      <DayContent {...props} isPast={isPast} />
    </section>
  );
});

/** Separate from the drop target, which renders whenever a drag moves. */
const DayContent = memo(function DayContent(props: DayColumnProps & { isPast: boolean }) {
  const { day, today, entries, isPast, scope } = props;
  const jobs = use(JobsContext).get(day.date);
  return (
    <>
      <div className={classes.head}>
        <h2 id={`heading-${day.date}`} className={classes.name}>
          <span aria-hidden>{formatShortDay(day.date)}</span>
          <VisuallyHidden>
            {day.name} {formatDay(day.date)}
          </VisuallyHidden>
        </h2>
        {day.date === today && (
          <span className={classes.today}>
            <Trans>Today</Trans>
          </span>
        )}
        <WhoIsHome {...props} />
      </div>
      <Entries {...props} />
      {isPast && entries.length === 0 && (
        <p className={classes.none}>
          <Trans>Nothing planned</Trans>
        </p>
      )}
      {!isPast && <AddButton day={day} />}
      {jobs && <JobList scope={scope} jobs={jobs} />}
    </>
  );
});

function Entries(props: DayColumnProps & { isPast: boolean }) {
  const { day, isPast, entries, cards, leftovers, dropAt } = props;
  if (entries.length === 0) return null;
  const main = entries.find(({ meal }) => meal === defaultMeal);
  return (
    <ul className={classes.entries} data-drop-end={dropAt === 'end' || undefined}>
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          date={day.date}
          card={entry.recipeId === undefined ? undefined : cards.get(entry.recipeId)}
          isPast={isPast}
          isMain={entry === main}
          leftovers={leftoversText(leftovers.cookedAt.get(entry.id))}
          later={quantityLater(entry.id, leftovers)}
          laterOn={(leftovers.eatenLater.get(entry.id) ?? [])
            .map(({ date }) => formatShortDay(date))
            .join(', ')}
          bracket={bracketOf(entry.id, day.date, leftovers)}
          isDropTarget={entry.id === dropAt}
        />
      ))}
    </ul>
  );
}

function AddButton({ day }: Pick<DayColumnProps, 'day'>) {
  const { openAdd } = usePlanActions();
  return (
    <Button
      data-add={day.date}
      className={classes.add}
      variant="subtle"
      c="var(--ink)"
      leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
      aria-label={t`Add to ${day.name}`}
      onClick={() => openAdd(day.date)}
    >
      <Trans>Add</Trans>
    </Button>
  );
}

/** "leftovers from Monday"; undefined of what is cooked itself. */
const leftoversText = (cooked: PlannedMeal | undefined): string | undefined =>
  cooked?.isUndated
    ? t`leftovers`
    : cooked && t`leftovers from ${weekdayName(weekdayOf(cooked.date))}`;

/** A dish leads down to its leftovers of a later day, and they lead up to it. */
function bracketOf(id: string, date: PlainDate, { cookedAt, eatenLater }: Leftovers) {
  const cooked = cookedAt.get(id);
  if (cooked && !cooked.isUndated && cooked.date < date) return 'up';
  return eatenLater.get(id)?.some((meal) => meal.date > date) ? 'down' : undefined;
}
