/** Buttons for the previous, next and current week. */
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { addWeeks, formatWeek } from '@saltbush/domain/meal-plans/week';
import { LinkButton, LinkIcon } from '../../../ui/link-button';
import type { ShownWeek } from './use-week';
import classes from './week-switch.module.css';

export function WeekSwitch({ shown }: { shown: ShownWeek }) {
  const { week, isThisWeek, relation } = shown;
  return (
    <nav className={classes.switch} aria-label="Week">
      <LinkIcon
        to="."
        search={toWeek(addWeeks(week, -1))}
        resetScroll={false}
        variant="default"
        aria-label="Previous week"
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </LinkIcon>
      <p className={classes.week} aria-live="polite">
        <span className={classes.relation}>{relation || week.slice(0, 4)}</span>
        <span className={classes.dates}>{formatWeek(week)}</span>
      </p>
      <LinkIcon
        to="."
        search={toWeek(addWeeks(week, 1))}
        resetScroll={false}
        variant="default"
        aria-label="Next week"
      >
        <IconChevronRight size={20} stroke={1.75} />
      </LinkIcon>
      {!isThisWeek && (
        <LinkButton to="." search={toWeek(undefined)} resetScroll={false} variant="subtle" px="sm">
          This week
        </LinkButton>
      )}
    </nav>
  );
}

const toWeek = (week: string | undefined) => (before: object) => ({ ...before, week });
