/** Loading skeleton of the week: the days stand at once. */
import { Trans } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { daysOfWeek, formatShortDay } from '@saltbush/domain/plan/days/week';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import dayClasses from './day-column.module.css';
import weekClasses from './week-days.module.css';

export function WeekSkeleton({ week }: { week: PlainDate }) {
  return (
    <output className={weekClasses.week}>
      <VisuallyHidden>
        <Trans>Loading the week…</Trans>
      </VisuallyHidden>
      {daysOfWeek(week).map(({ date }) => (
        <span key={date} className={dayClasses.day} aria-hidden>
          <span className={dayClasses.head}>
            <span className={dayClasses.name}>{formatShortDay(date)}</span>
          </span>
          <span className={dayClasses.entries}>
            <Skeleton component="span" height={116} radius="md" />
          </span>
        </span>
      ))}
    </output>
  );
}
