/** The week while nothing is known of it: its days are, what is planned is not. */
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { daysOfWeek, formatDay } from '@saltbush/domain/meal-plans/week';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import dayClasses from './day-row.module.css';
import classes from './menu-board.module.css';

export function BoardSkeleton({ week }: { week: PlainDate }) {
  return (
    <output className={classes.board}>
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
      <Skeleton className={classes.waitingShelf} component="span" radius="lg" aria-hidden />
    </output>
  );
}
