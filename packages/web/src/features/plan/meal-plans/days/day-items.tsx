/** Fourteen days as menu items, in rows as the page has them; days that are over can't be chosen. */
import { Menu } from '@mantine/core';
import {
  addWeeks,
  daysBetween,
  daysOfWeek,
  formatDay,
  type DayOfWeek,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import { useShownWeek } from '../plan/planner-context';
import classes from './entry-menu.module.css';

export interface DayItemsProps {
  /** "Move to": prefix of the accessible name. */
  verb: string;
  /** The day of the entry: its week and the next are offered, of one that is over this week and the next. */
  current: PlainDate;
  /** The entry has no day: `current` is the first of those that it is wanted on. */
  isUndated?: boolean | undefined;
  onChoose: (date: PlainDate) => void;
}

export function DayItems({ verb, current, isUndated, onChoose }: DayItemsProps) {
  const { week, today } = useShownWeek();
  const from = current < today ? today : current;
  const first = addWeeks(week, Math.floor(daysBetween(week, from) / 7));
  const days = [first, addWeeks(first, 1)].flatMap(daysOfWeek);
  const isCurrent = (date: PlainDate) => date === current && !isUndated;
  return (
    <div className={classes.days}>
      {days.map((day) => (
        <Menu.Item
          key={day.date}
          className={classes.day}
          disabled={day.date < today}
          aria-label={`${verb} ${day.name} ${formatDay(day.date)}`}
          data-current={isCurrent(day.date) || undefined}
          aria-current={isCurrent(day.date) || undefined}
          onClick={() => onChoose(day.date)}
        >
          <DayText day={day} />
        </Menu.Item>
      ))}
    </div>
  );
}

function DayText({ day: { name, date } }: { day: DayOfWeek }) {
  return (
    <>
      <span className={classes.weekday}>{name.slice(0, 3)}</span>
      <span className={classes.date}>{Number(date.slice(8))}</span>
    </>
  );
}
