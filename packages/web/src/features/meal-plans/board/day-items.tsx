/** The seven days as items of a menu, two beside each other so that they fit a phone. */
import { Menu } from '@mantine/core';
import { weekdayName, weekdays } from '@saltbush/domain/meal-plans/week';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import classes from './entry-menu.module.css';

export interface DayItemsProps {
  /** "Move to", "Add to": spoken before the day. */
  verb: string;
  current?: Weekday;
  onChoose: (day: Weekday) => void;
}

export function DayItems({ verb, current, onChoose }: DayItemsProps) {
  return (
    <div className={classes.grid}>
      {weekdays.map((day) => (
        <Menu.Item
          key={day}
          aria-label={`${verb} ${weekdayName(day)}`}
          data-current={day === current || undefined}
          aria-current={day === current || undefined}
          onClick={() => onChoose(day)}
        >
          {weekdayName(day)}
        </Menu.Item>
      ))}
    </div>
  );
}
