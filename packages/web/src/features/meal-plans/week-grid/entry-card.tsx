/** One entry: a recipe or note, its quantity and menu. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../paths';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { defaultMeal } from '@saltbush/domain/meal-plans/menu';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { DayOfWeek } from '@saltbush/domain/meal-plans/week';
import { entryId } from '../drag/drop-place';
import { RecipeThumb } from '../recipe-thumb';
import { nameOfEntry, type EntryActions } from './entry-actions';
import classes from './entry-card.module.css';
import { EntryMenu } from './entry-menu';
import { QuantityStepper } from './quantity-stepper';

export interface EntryCardProps {
  entry: MenuEntry;
  day: DayOfWeek;
  card: RecipeCard | undefined;
  /** The drop position is before this entry. */
  isDropTarget: boolean;
  actions: EntryActions;
}

export function EntryCard({ entry, day, card, isDropTarget, actions }: EntryCardProps) {
  const { setNodeRef, grip, listeners, isDragging } = useEntryDrag(entry.id);
  const name = nameOfEntry(entry, card);
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      data-drop={isDropTarget || undefined}
      {...listeners}
    >
      <button type="button" className={classes.grip} {...grip} aria-label={`Drag ${name}`}>
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </button>
      <EntrySymbol entry={entry} card={card} />
      <EntryText entry={entry} name={name} />
      <EntryMenu entry={entry} day={day} name={name} actions={actions} />
      {entry.recipeId !== undefined && (
        <QuantityStepper
          name={name}
          value={entry.quantity}
          serves={card?.serves}
          onChange={(quantity) => actions.onQuantity(entry, quantity)}
        />
      )}
    </li>
  );
}

/** An entry can be dragged, and others can be dropped before it. */
function useEntryDrag(id: string) {
  const { attributes, setActivatorNodeRef, ...drag } = useDraggable({ id: entryId(id) });
  const { setNodeRef: setDropRef } = useDroppable({ id: entryId(id) });
  const setNodeRef = (node: HTMLElement | null) => {
    drag.setNodeRef(node);
    setDropRef(node);
  };
  return { ...drag, setNodeRef, grip: { ...attributes, ref: setActivatorNodeRef } };
}

function EntrySymbol({ entry, card }: Pick<EntryCardProps, 'entry' | 'card'>) {
  return entry.recipeId === undefined ? (
    <span className={classes.note} aria-hidden>
      <IconNote size={22} stroke={1.5} />
    </span>
  ) : (
    <div className={classes.thumb}>
      <RecipeThumb card={card} />
    </div>
  );
}

function EntryText({ entry, name }: { entry: MenuEntry; name: string }) {
  const { recipeId, meal } = entry;
  return (
    <div className={classes.text}>
      <p className={classes.title}>
        {recipeId === undefined ? (
          name
        ) : (
          <Link to={paths.recipe} params={{ id: recipeId }} draggable={false}>
            {name}
          </Link>
        )}
      </p>
      {meal !== defaultMeal && <span className={classes.meal}>{meal}</span>}
    </div>
  );
}
