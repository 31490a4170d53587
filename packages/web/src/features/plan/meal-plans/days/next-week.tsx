/** The week after, small: what is planned, and free days to drop on or add to. On wide and high windows. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDroppable } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo } from 'react';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  addWeeks,
  daysOfWeek,
  formatShortDay,
  formatWeek,
  type DayOfWeek,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import { quantityCooked, type Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import { leftoversOfRows } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { LinkButton } from '../../../../ui/link-button';
import { paths } from '../../../../paths';
import { RecipeCover } from '../../../recipe/recipes';
import type { PlanView } from '../../../device/sync';
import { dayId } from '../drag/drop-place';
import { nameOfEntry } from '../plan/entry-name';
import { searchForServes } from '../plan/planned-serves';
import { usePlanActions } from '../plan/planner-context';
import { readableMenu } from '../plan/readable-menu';
import type { ShownWeek } from '../../../device/view-mode';
import classes from './next-week.module.css';
import { Plate } from '../../../../ui/images/plate';

export interface NextWeekProps {
  shown: ShownWeek;
  view: PlanView;
  cards: ReadonlyMap<string, RecipeCard>;
  over: PlainDate | undefined;
}

export function NextWeek({ shown, view, cards, over }: NextWeekProps) {
  const week = addWeeks(shown.week, 1);
  const menu = useMemo(() => readableMenu(menuOfRows(view.rows, week), view).menu, [view, week]);
  const leftovers = useMemo(() => leftoversOfRows(view.rows), [view.rows]);
  return (
    <section className={classes.strip} aria-labelledby="next-week">
      <div className={classes.head}>
        <h2 id="next-week" className={classes.title}>
          {titleOf(shown)}
        </h2>
        <span className={classes.dates}>{formatWeek(week)}</span>
        <LinkButton
          to="."
          search={(before: object) => ({ ...before, week })}
          className={classes.open}
          variant="subtle"
          c="var(--ink)"
          resetScroll={false}
          rightSection={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
        >
          {openText(shown)}
        </LinkButton>
      </div>
      <ul className={classes.days}>
        {daysOfWeek(week).map((day) => (
          <NextDay
            key={day.date}
            day={day}
            entries={menu.days[day.weekday]}
            cards={cards}
            leftovers={leftovers}
            isOver={day.date === over}
            isPast={day.date < shown.today}
          />
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ isThisWeek, isFromToday }: ShownWeek): string => {
  if (isFromToday) return t`The 7 days after`;
  return isThisWeek ? t`Next week` : t`The week after`;
};

const openText = ({ isThisWeek, isFromToday }: ShownWeek): string => {
  if (isFromToday) return t`Open these days`;
  return isThisWeek ? t`Open next week` : t`Open that week`;
};

interface NextDayProps extends Pick<NextWeekProps, 'cards'> {
  day: DayOfWeek;
  entries: readonly MenuEntry[];
  leftovers: Leftovers;
  isOver: boolean;
  isPast: boolean;
}

function NextDay({ day, entries, cards, leftovers, isOver, isPast }: NextDayProps) {
  const { setNodeRef } = useDroppable({ id: dayId(day.date) });
  const { openAdd } = usePlanActions();
  const [first, ...more] = entries;
  return (
    <li
      ref={setNodeRef}
      className={classes.day}
      data-free={!first || undefined}
      data-over={isOver || undefined}
    >
      {first && <Dish entry={first} card={cards.get(first.recipeId ?? '')} />}
      <p className={classes.text}>
        <span className={classes.date}>
          {[formatShortDay(day.date), more.length > 0 && t`${{ count: more.length }} more`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {first && (
          <DishName
            entry={first}
            card={cards.get(first.recipeId ?? '')}
            quantity={quantityCooked(first, leftovers)}
          />
        )}
      </p>
      {!first && !isPast && (
        <button type="button" className={classes.add} onClick={() => openAdd(day.date)}>
          <IconPlus size={18} stroke={2} aria-hidden />
          <VisuallyHidden>
            <Trans>Add to {formatShortDay(day.date)}</Trans>
          </VisuallyHidden>
        </button>
      )}
    </li>
  );
}

interface DishProps {
  entry: MenuEntry;
  card: RecipeCard | undefined;
}

function Dish({ entry, card }: DishProps) {
  return (
    <span className={classes.image} aria-hidden>
      {entry.recipeId === undefined ? (
        <Plate />
      ) : (
        <RecipeCover recipe={card ?? { title: '' }} sizes="11vw" />
      )}
    </span>
  );
}

function DishName({ entry, card, quantity }: DishProps & { quantity: number }) {
  const name = nameOfEntry(entry, card);
  if (entry.recipeId === undefined) return <span className={classes.name}>{name}</span>;
  return (
    <Link
      to={paths.recipe}
      params={{ id: entry.recipeId }}
      search={searchForServes(card, quantity)}
      className={classes.name}
    >
      {name}
    </Link>
  );
}
