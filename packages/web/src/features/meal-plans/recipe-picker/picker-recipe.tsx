/** A recipe in the picker: dragged onto a day, or added from its menu. */
import { useDraggable } from '@dnd-kit/core';
import { ActionIcon, Menu } from '@mantine/core';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { RecipeCard } from '@saltbush/contract/recipes';
import type { Weekday } from '@saltbush/domain/meal-plans/week';
import { DayItems, menuFit } from '../week-grid/day-items';
import { recipeId } from '../drag/drop-place';
import { RecipeThumb } from '../recipe-thumb';
import classes from './picker-recipe.module.css';

export interface PickerRecipeProps {
  card: RecipeCard;
  onAdd: (card: RecipeCard, day: Weekday) => void;
}

export function PickerRecipe({ card, onAdd }: PickerRecipeProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: recipeId(card._id),
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.recipe}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        aria-label={`Drag ${card.title}`}
      >
        <IconGripVertical size={18} stroke={1.75} aria-hidden />
      </button>
      <RecipeThumb card={card} />
      <p className={classes.title}>{card.title}</p>
      <Menu position="bottom-end" width={288} middlewares={menuFit}>
        <Menu.Target>
          <ActionIcon aria-label={`Add ${card.title} to…`}>
            <IconPlus size={20} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Add to…</Menu.Label>
          <DayItems verb="Add to" onChoose={(day) => onAdd(card, day)} />
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
