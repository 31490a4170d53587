/**
 * The days of the week as low rows over the whole page, while a recipe is dragged out of the sheet of a phone.
 * Holding it at an edge leads to last or next week.
 */
import { t } from '@lingui/core/macro';
import { useDroppable } from '@dnd-kit/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useEffect, useRef } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import type { Menu, MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  daysOfWeek,
  formatShortDay,
  type DayOfWeek,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import { Plate } from '../../../../ui/images/plate';
import { RecipeThumb } from './recipe-thumb';
import { nameOfEntry } from '../plan/entry-name';
import classes from './day-rows.module.css';
import { edgeId, rowId } from '../drag/drop-place';

export interface DayRowsProps {
  menu: Menu;
  cards: ReadonlyMap<string, RecipeCard>;
  today: PlainDate;
  over: PlainDate | undefined;
  /** The edge that the finger is on. */
  edge: number | undefined;
  onStepWeek: (step: number) => void;
}

export function DayRows({ menu, cards, today, over, edge, onStepWeek }: DayRowsProps) {
  useHeldEdge(edge, menu.startDate, onStepWeek);
  return (
    <div className={classes.page} aria-hidden>
      <Edge step={-1} isOver={edge === -1} />
      <ul className={classes.rows}>
        {daysOfWeek(menu.startDate).map((day) => (
          <DayRow
            key={day.date}
            day={day}
            today={today}
            entries={menu.days[day.weekday]}
            cards={cards}
            isOver={over === day.date}
          />
        ))}
      </ul>
      <Edge step={1} isOver={edge === 1} />
    </div>
  );
}

const edgeHoldMs = 600;

/** Goes on as long as the finger stays. */
function useHeldEdge(edge: number | undefined, week: string, onStep: (step: number) => void): void {
  const latest = useRef(onStep);
  useEffect(() => {
    latest.current = onStep;
  });
  useEffect(() => {
    if (edge === undefined) return;
    const timer = setTimeout(() => latest.current(edge), edgeHoldMs);
    return () => clearTimeout(timer);
  }, [edge, week]);
}

function Edge({ step, isOver }: { step: -1 | 1; isOver: boolean }) {
  const { setNodeRef } = useDroppable({ id: edgeId(step) });
  const Icon = step < 0 ? IconArrowUp : IconArrowDown;
  return (
    <p ref={setNodeRef} className={classes.edge} data-over={isOver || undefined}>
      <Icon size={18} stroke={1.75} />
      {step < 0 ? t`Hold here for last week` : t`Hold here for next week`}
    </p>
  );
}

interface DayRowProps extends Pick<DayRowsProps, 'cards' | 'today'> {
  day: DayOfWeek;
  entries: readonly MenuEntry[];
  isOver: boolean;
}

function DayRow({ day, today, entries, cards, isOver }: DayRowProps) {
  const { setNodeRef } = useDroppable({ id: rowId(day.date) });
  const cardOf = ({ recipeId = '' }: MenuEntry) => cards.get(recipeId);
  const [first] = entries;
  const note = isOver ? t`Add here` : day.date === today ? t`Today` : '';
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-over={isOver || undefined}
      data-past={day.date < today || undefined}
    >
      <span className={classes.day}>
        <span className={classes.name}>{formatShortDay(day.date)}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      {first?.recipeId !== undefined && <RecipeThumb card={cardOf(first)} />}
      {first && first.recipeId === undefined && (
        <span className={classes.plate}>
          <Plate />
        </span>
      )}
      <span className={classes.dishes}>
        {entries.map((entry) => nameOfEntry(entry, cardOf(entry))).join('; ')}
      </span>
    </li>
  );
}
