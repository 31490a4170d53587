/** Loading skeleton of the week. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { daysOfWeek, formatDay } from '@saltbush/domain/meal-plans/week';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import dayClasses from './day-row.module.css';
import classes from './week-grid.module.css';

export function WeekGridSkeleton({ week }: { week: PlainDate }) {
  return (
    <output className={classes.grid}>
      <VisuallyHidden>Loading the week…</VisuallyHidden>
      <span className={classes.week} aria-hidden>
        {daysOfWeek(week).map(({ weekday, name, date }) => (
          <span key={weekday} className={dayClasses.day}>
            <span className={dayClasses.head}>
              <span className={dayClasses.name}>{name}</span>
              <span className={dayClasses.date}>{formatDay(date)}</span>
            </span>
            <Skeleton className={dayClasses.waiting} component="span" radius="md" />
          </span>
        ))}
      </span>
      <Skeleton className={classes.waitingPicker} component="span" radius="lg" aria-hidden />
    </output>
  );
}
