/** One day: its entries and a drop target. */
import { useDroppable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import { formatDay } from '@saltbush/domain/meal-plans/week';
import type { DayOfWeek, Weekday } from '@saltbush/domain/meal-plans/week';
import { dayId, entryId } from '../drag/drop-place';
import classes from './day-row.module.css';
import type { EntryActions } from './entry-actions';
import { EntryCard } from './entry-card';

export interface DayRowProps {
  day: DayOfWeek;
  isToday: boolean;
  entries: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  /** Index where a drag would drop. */
  dropIndex: number | undefined;
  activeId: string | undefined;
  actions: EntryActions;
  onAdd: (day: DayOfWeek) => void;
}

export function DayRow(props: DayRowProps) {
  const { day, isToday, dropIndex, onAdd } = props;
  const { setNodeRef } = useDroppable({ id: dayId(day.weekday) });
  const headingId = `day-${day.weekday}`;
  return (
    <section
      ref={setNodeRef}
      className={classes.day}
      data-today={isToday || undefined}
      data-over={dropIndex !== undefined || undefined}
      aria-labelledby={headingId}
    >
      <DayHead day={day} isToday={isToday} id={headingId} />
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
      <DayEntries {...props} />
    </section>
  );
}

function DayHead({ day, isToday, id }: Pick<DayRowProps, 'day' | 'isToday'> & { id: string }) {
  return (
    <div className={classes.head}>
      <h2 id={id} className={classes.name}>
        {day.name}
      </h2>
      <p className={classes.date}>
        {formatDay(day.date)}
        {isToday && <span className={classes.today}>Today</span>}
      </p>
    </div>
  );
}

function DayEntries({ day, entries, cards, dropIndex, activeId, actions }: DayRowProps) {
  if (entries.length === 0) {
    return (
      <p className={classes.hint} aria-hidden>
        Nothing planned yet
      </p>
    );
  }
  const dropTarget = entries.filter(({ id }) => activeId !== entryId(id))[dropIndex ?? -1];
  return (
    <ul
      className={classes.entries}
      data-drop-end={(dropIndex !== undefined && !dropTarget) || undefined}
    >
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          day={day}
          card={entry.recipeId === undefined ? undefined : cards.get(entry.recipeId)}
          isDropTarget={entry === dropTarget}
          actions={actions}
        />
      ))}
    </ul>
  );
}

/** Gets focus when the focused entry has left the day. */
export const addButtonOf = (day: Weekday) => `button[data-day="${day}"]`;
