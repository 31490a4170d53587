/** One day of the week: what is planned, and a place to drop more. */
import { useDroppable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { formatDay } from '@saltbush/domain/meal-plans/week';
import type { DayOfWeek, Weekday } from '@saltbush/domain/meal-plans/week';
import { dayId } from '../drag/drop-place';
import classes from './day-row.module.css';
import type { EntryActions } from './entry-actions';
import { EntryCard } from './entry-card';

export interface DayRowProps {
  day: DayOfWeek;
  isToday: boolean;
  entries: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  /** Where in the day a drag would land. */
  dropIndex: number | undefined;
  activeId: string | undefined;
  actions: EntryActions;
  onAdd: (day: DayOfWeek) => void;
}

export function DayRow(props: DayRowProps) {
  const { day, isToday, entries, cards, dropIndex, activeId, actions, onAdd } = props;
  const { setNodeRef } = useDroppable({ id: dayId(day.weekday) });
  const headingId = `day-${day.weekday}`;
  const before = entries.filter((entry) => activeId !== `entry:${entry.id}`)[dropIndex ?? -1];
  return (
    <section
      ref={setNodeRef}
      className={classes.day}
      data-today={isToday || undefined}
      data-over={dropIndex !== undefined || undefined}
      aria-labelledby={headingId}
    >
      <div className={classes.head}>
        <h2 id={headingId} className={classes.name}>
          {day.name}
        </h2>
        <p className={classes.date}>
          {formatDay(day.date)}
          {isToday && <span className={classes.today}>Today</span>}
        </p>
      </div>
      <Button
        data-day={day.weekday}
        className={classes.add}
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        aria-label={`Add to ${day.name}`}
        onClick={() => onAdd(day)}
      >
        Add
      </Button>
      {entries.length === 0 ? (
        <p className={classes.hint} aria-hidden>
          Nothing planned yet
        </p>
      ) : (
        <ul
          className={classes.entries}
          data-drop-end={(dropIndex !== undefined && !before) || undefined}
        >
          {entries.map((entry) => (
            <EntryCard
              key={entry.id}
              entry={entry}
              day={day}
              card={entry.recipeId === undefined ? undefined : cards.get(entry.recipeId)}
              isDropTarget={entry === before}
              actions={actions}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Where focus goes when the entry that had it has left the day. */
export const addButtonOf = (day: Weekday) => `button[data-day="${day}"]`;
