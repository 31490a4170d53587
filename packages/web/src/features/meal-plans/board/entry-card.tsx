/** One entry of a day: a recipe or a note, how often it is cooked, and what can be done with it. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../app/paths';
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
  /** A drag would land before this one. */
  isDropTarget: boolean;
  actions: EntryActions;
}

export function EntryCard({ entry, day, card, isDropTarget, actions }: EntryCardProps) {
  const id = entryId(entry.id);
  const {
    attributes,
    listeners,
    setNodeRef: setDragRef,
    setActivatorNodeRef,
    isDragging,
  } = useDraggable({ id });
  const { setNodeRef: setDropRef } = useDroppable({ id });
  const name = nameOfEntry(entry, card);
  const isRecipe = entry.recipeId !== undefined;
  return (
    <li
      ref={(node) => {
        setDragRef(node);
        setDropRef(node);
      }}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      data-drop={isDropTarget || undefined}
      {...listeners}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        aria-label={`Drag ${name}`}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </button>
      {isRecipe ? (
        <div className={classes.thumb}>
          <RecipeThumb card={card} />
        </div>
      ) : (
        <span className={classes.note} aria-hidden>
          <IconNote size={22} stroke={1.5} />
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.title}>
          {isRecipe ? (
            <Link to={paths.recipe} params={{ id: entry.recipeId! }} draggable={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {entry.meal !== defaultMeal && <span className={classes.meal}>{entry.meal}</span>}
      </div>
      <EntryMenu entry={entry} day={day} name={name} actions={actions} />
      {isRecipe && (
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
