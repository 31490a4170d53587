/** The seven days as menu items, four per row to fit a phone. */
import { Menu } from '@mantine/core';
import { weekdayName, weekdays } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import classes from './entry-menu.module.css';

export interface DayItemsProps {
  /** "Move to", "Add to": prefix of the accessible name. */
  verb: string;
  current?: Weekday;
  onChoose: (day: Weekday) => void;
}

export function DayItems({ verb, current, onChoose }: DayItemsProps) {
  return (
    <div className={classes.days}>
      {weekdays.map((day) => (
        <Menu.Item
          key={day}
          aria-label={`${verb} ${weekdayName(day)}`}
          data-current={day === current || undefined}
          aria-current={day === current || undefined}
          onClick={() => onChoose(day)}
        >
          {weekdayName(day).slice(0, 3)}
        </Menu.Item>
      ))}
    </div>
  );
}

/** A menu at the bottom of a phone moves up until all of it is visible. */
export const menuFit = { flip: true, shift: { mainAxis: true, crossAxis: true, padding: 8 } };
