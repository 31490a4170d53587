/** The days of a month with a small image of their main dish; a day opens its week. */
import { t } from '@lingui/core/macro';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { weekStartOf } from '@saltbush/domain/plan/days/first-weekday';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  addMonths,
  formatMonth,
  monthOf,
  weeksOfMonth,
  type PlainMonth,
} from '@saltbush/domain/plan/days/month';
import {
  type DayOfWeek,
  daysOfWeek,
  formatDay,
  type PlainDate,
  shortWeekday,
  type Weekday,
} from '@saltbush/domain/plan/days/week';
import { menuOfRows } from '@saltbush/domain/plan/meal-plans/menu-of-rows';
import { RecipeCover } from '../../../recipe/recipes';
import type { PlanView } from '../../../device/sync';
import { Plate } from '../../../../ui/images/plate';
import { nameOfEntry } from '../plan/entry-name';
import { readableMenu } from '../plan/readable-menu';
import classes from './month-content.module.css';

export interface MonthContentProps {
  view: PlanView;
  cards: ReadonlyMap<string, RecipeCard>;
  /** The first of the days that are shown on the page. */
  week: PlainDate;
  /** Of the weeks of the calendar. */
  firstWeekday: Weekday;
  today: PlainDate;
  onClose: () => void;
}

export function MonthContent(props: MonthContentProps) {
  const { view, week, firstWeekday, today } = props;
  // A week of two months is of the one that most of its days are in.
  const [month, setMonth] = useState(monthOf(daysOfWeek(week)[3]!.date));
  return (
    <>
      <div className={classes.head}>
        <StepButton label={t`Previous month`} onClick={() => setMonth(addMonths(month, -1))}>
          <IconChevronLeft size={20} stroke={1.75} />
        </StepButton>
        <h3 className={classes.name} aria-live="polite">
          {formatMonth(month)}
        </h3>
        <StepButton label={t`Next month`} onClick={() => setMonth(addMonths(month, 1))}>
          <IconChevronRight size={20} stroke={1.75} />
        </StepButton>
      </div>
      <div className={classes.weekdays} aria-hidden>
        {daysOfWeek(weekStartOf(week, firstWeekday)).map(({ weekday }) => (
          <span key={weekday}>{shortWeekday(weekday)}</span>
        ))}
      </div>
      <ul className={classes.days} aria-label={formatMonth(month)}>
        {weeksOfMonth(month, firstWeekday).flatMap((start) => {
          const { days } = readableMenu(menuOfRows(view.rows, start), view).menu;
          return daysOfWeek(start).map((day) => (
            <MonthDay
              key={day.date}
              {...props}
              day={day}
              entries={days[day.weekday]}
              month={month}
              isToday={day.date === today}
            />
          ));
        })}
      </ul>
    </>
  );
}

interface StepButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

const StepButton = ({ label, onClick, children }: StepButtonProps) => (
  <ActionIcon variant="default" aria-label={label} onClick={onClick}>
    {children}
  </ActionIcon>
);

interface MonthDayProps extends MonthContentProps {
  day: DayOfWeek;
  entries: readonly MenuEntry[];
  month: PlainMonth;
  isToday: boolean;
}

function MonthDay({ day, entries, month, isToday, cards, onClose }: MonthDayProps) {
  const main = entries.find(({ meal }) => meal === defaultMeal) ?? entries[0];
  const names = entries.map((entry) => nameOfEntry(entry, cards.get(entry.recipeId ?? '')));
  return (
    <li className={classes.day} data-other={monthOf(day.date) !== month || undefined}>
      <Link
        to="."
        search={(before: object) => ({ ...before, week: day.date })}
        className={classes.link}
        data-today={isToday || undefined}
        aria-current={isToday ? 'date' : undefined}
        onClick={onClose}
      >
        <span className={classes.number} aria-hidden>
          {Number(day.date.slice(8))}
        </span>
        <VisuallyHidden>{[formatDay(day.date), ...names].join(', ')}</VisuallyHidden>
        {main && <Image entry={main} cards={cards} />}
        {main && (
          <span className={classes.dish} aria-hidden>
            {names[entries.indexOf(main)]}
          </span>
        )}
      </Link>
    </li>
  );
}

function Image({ entry, cards }: { entry: MenuEntry } & Pick<MonthContentProps, 'cards'>) {
  return (
    <span className={classes.image} aria-hidden>
      {entry.recipeId === undefined ? (
        <Plate />
      ) : (
        <RecipeCover recipe={cards.get(entry.recipeId) ?? { title: '' }} sizes="64px" />
      )}
    </span>
  );
}
