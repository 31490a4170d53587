/** Menu of an entry: the alternative to dragging. */
import { ActionIcon, Menu } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../paths';
import { meals } from '@saltbush/domain/meal-plans/menu';
import type { MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { DayOfWeek } from '@saltbush/domain/meal-plans/week';
import { DayItems, menuFit } from './day-items';
import type { EntryActions } from './entry-actions';
import classes from './entry-menu.module.css';

export interface EntryMenuProps {
  entry: MenuEntry;
  day: DayOfWeek;
  name: string;
  actions: EntryActions;
}

export function EntryMenu({ entry, day, name, actions }: EntryMenuProps) {
  return (
    <Menu position="bottom-end" width={288} middlewares={menuFit}>
      <Menu.Target>
        <ActionIcon
          data-entry={entry.id}
          className={classes.target}
          aria-label={`Options for ${name}`}
        >
          <IconDots size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to…</Menu.Label>
        <DayItems
          verb="Move to"
          current={day.weekday}
          onChoose={(weekday) => actions.onMove(entry, weekday)}
        />
        <Menu.Label>Meal</Menu.Label>
        <MealItems current={entry.meal} onChoose={(meal) => actions.onMeal(entry, meal)} />
        <Menu.Divider />
        <OpenOrEditItem entry={entry} onEditNote={actions.onEditNote} />
        <Menu.Item
          className={classes.item}
          color="red"
          leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
          onClick={() => actions.onRemove(entry)}
        >
          Remove from {day.name}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function MealItems({ current, onChoose }: { current: string; onChoose: (meal: string) => void }) {
  return (
    <div className={classes.grid}>
      {meals.map((meal) => (
        <Menu.Item
          key={meal}
          className={classes.meal}
          data-current={meal === current || undefined}
          aria-current={meal === current || undefined}
          onClick={() => onChoose(meal)}
        >
          {meal}
        </Menu.Item>
      ))}
    </div>
  );
}

/** A recipe is opened, a note is changed. */
function OpenOrEditItem({
  entry,
  onEditNote,
}: Pick<EntryMenuProps, 'entry'> & Pick<EntryActions, 'onEditNote'>) {
  return entry.recipeId === undefined ? (
    <Menu.Item
      className={classes.item}
      leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      onClick={() => onEditNote(entry)}
    >
      Change the note
    </Menu.Item>
  ) : (
    <Menu.Item
      className={classes.item}
      component={Link}
      to={paths.recipe}
      params={{ id: entry.recipeId } as never}
      leftSection={<IconBook size={18} stroke={1.75} aria-hidden />}
    >
      Open the recipe
    </Menu.Item>
  );
}

/** Gets focus after a move. */
export const entryMenuOf = (id: string) => `button[data-entry="${id}"]`;
