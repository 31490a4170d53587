/** The seven days in one line, on a narrow screen: each leads to its section. A dot: something is planned. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { daysOfWeek, formatDay, type PlainDate } from '@saltbush/domain/plan/days/week';
import classes from './day-strip.module.css';

export function DayStrip({ menu, today }: { menu: Menu; today: PlainDate }) {
  return (
    <nav className={classes.strip} aria-label={t`Days`}>
      {daysOfWeek(menu.startDate).map(({ date, name, weekday }) => (
        <button
          key={date}
          type="button"
          className={classes.day}
          data-today={date === today || undefined}
          data-past={date < today || undefined}
          data-planned={menu.days[weekday].length > 0 || undefined}
          onClick={() => document.getElementById(`day-${date}`)?.scrollIntoView()}
        >
          <span className={classes.letter} aria-hidden>
            {name.charAt(0)}
          </span>
          <span aria-hidden>{Number(date.slice(8))}</span>
          <VisuallyHidden>
            <Trans>
              Go to {name} {formatDay(date)}
            </Trans>
          </VisuallyHidden>
        </button>
      ))}
    </nav>
  );
}
