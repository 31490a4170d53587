/** The seven days, and the arrow keys between them and their cards. */
import type { KeyboardEvent } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import { daysOfWeek, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { PlanScope } from '../../../device/view-mode';
import { entryId } from '../drag/drop-place';
import type { Drag } from '../drag/use-drag';
import { alongReading } from '../../../../direction';
import { DayColumn } from './day-column';
import classes from './week-days.module.css';

export interface WeekDaysProps {
  menu: Menu;
  cards: ReadonlyMap<string, RecipeCard>;
  leftovers: Leftovers;
  today: PlainDate;
  scope: PlanScope;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  drag: Pick<Drag, 'activeId' | 'over'>;
}

export function WeekDays({ menu, drag, ...forDays }: WeekDaysProps) {
  const { activeId } = drag;
  return (
    <div
      className={classes.week}
      onKeyDown={activeId === undefined ? moveFocus : undefined}
      role="presentation"
    >
      {daysOfWeek(menu.startDate).map((day) => (
        <DayColumn
          key={day.date}
          day={day}
          entries={menu.days[day.weekday]}
          {...forDays}
          dropAt={dropAtOf(day.date, menu.days[day.weekday], drag)}
        />
      ))}
    </div>
  );
}

function dropAtOf(
  date: PlainDate,
  entries: readonly MenuEntry[],
  { over, activeId }: WeekDaysProps['drag'],
): string | undefined {
  if (over?.date !== date || over.isUndated) return undefined;
  const others = entries.filter(({ id }) => entryId(id) !== activeId);
  return others[over.index ?? others.length]?.id ?? 'end';
}

/** Up and down go through the cards of a day and to its button, left and right to the next day. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[alongReading(event.key)];
  const day = event.target instanceof Element && event.target.closest('[data-day]');
  if (!step || !day || !(event.target as Element).matches(stops)) return;
  const from = [...day.querySelectorAll<HTMLElement>(stops)];
  const at = from.indexOf(event.target as HTMLElement);
  const days = [...event.currentTarget.querySelectorAll('[data-day]')].filter((one) =>
    one.querySelector(stops),
  );
  const next =
    step.across === undefined
      ? from[at + step.down]
      : (stopsOf(days[days.indexOf(day) + step.across])[at] ??
        stopsOf(days[days.indexOf(day) + step.across]).at(-1));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const stops = '[data-entry-title], [data-add]';

const stopsOf = (day: Element | undefined): HTMLElement[] => [
  ...(day?.querySelectorAll<HTMLElement>(stops) ?? []),
];

const steps: Record<string, { down: number; across?: number }> = {
  ArrowDown: { down: 1 },
  ArrowUp: { down: -1 },
  ArrowRight: { down: 0, across: 1 },
  ArrowLeft: { down: 0, across: -1 },
};
