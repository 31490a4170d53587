/** All that dragging does to an entry, and what has no space on its card; loaded by `entry-menu.tsx`. */
import { Menu } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconBowlSpoon from '@tabler/icons-react/dist/esm/icons/IconBowlSpoon.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { meals, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import {
  formatShortDay,
  weekdayName,
  weekdayOf,
  type PlainDate,
} from '@saltbush/domain/plan/days/week';
import { paths } from '../../../../paths';
import { entryMenuOf, focusSoon } from '../plan/edits/focus-soon';
import { usePlanActions, usePlanToday } from '../plan/planner-context';
import { DayItems } from './day-items';
import classes from './entry-menu.module.css';

export interface EntryMenuProps {
  entry: MenuEntry;
  date: PlainDate;
  name: string;
  /** It has a recipe that can be read. */
  isRecipe: boolean;
  /** It has no day yet: `date` is the first of those that it is wanted on. */
  isUndated?: boolean;
  /** It is cooked at another meal. */
  isLeftovers: boolean;
  /** Other meals are leftovers of it. */
  hasLeftovers: boolean;
}

export function EntryMenuItems(props: EntryMenuProps) {
  // Back to moving when the menu opens again.
  const [isCopy, setCopy] = useState(false);
  return (
    <>
      <Places {...props} isCopy={isCopy} onToggleCopy={() => setCopy(!isCopy)} />
      <Menu.Label>Meal</Menu.Label>
      <MealItems {...props} />
      <Menu.Divider />
      <OtherItems {...props} />
    </>
  );
}

interface PlacesProps extends EntryMenuProps {
  isCopy: boolean;
  onToggleCopy: () => void;
}

function Places(props: PlacesProps) {
  const { entry, date, isUndated, isLeftovers, isCopy, onToggleCopy } = props;
  const { copyEntry, moveEntry } = usePlanActions();
  const choose = (to: PlainDate) => {
    if (isCopy) copyEntry(entry, { date: to });
    else moveEntry(entry, { date: to });
    focusSoon(entryMenuOf(entry.id));
  };
  return (
    <>
      <Menu.Label>{isCopy ? 'Copy to…' : 'Move to…'}</Menu.Label>
      <DayItems
        verb={isCopy ? 'Copy to' : 'Move to'}
        current={date}
        isUndated={isUndated}
        onChoose={choose}
      />
      {!isCopy && !isUndated && !isLeftovers && (
        <Menu.Item
          className={classes.item}
          leftSection={<IconCalendarQuestion size={18} stroke={1.75} aria-hidden />}
          onClick={() => {
            moveEntry(entry, { date, isUndated: true });
            focusSoon(entryMenuOf(entry.id));
          }}
        >
          No day yet
        </Menu.Item>
      )}
      <Menu.Item
        className={classes.item}
        closeMenuOnClick={false}
        leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
        onClick={onToggleCopy}
      >
        {isCopy ? 'Move instead of copying' : 'Copy instead of moving'}
      </Menu.Item>
    </>
  );
}

function MealItems({ entry, date }: Pick<EntryMenuProps, 'entry' | 'date'>) {
  const { setMeal, openEntryDialog } = usePlanActions();
  const isOffered = (meals as readonly string[]).includes(entry.meal);
  const shown = isOffered ? meals : [...meals, entry.meal];
  return (
    <div className={classes.meals}>
      {shown.map((meal) => (
        <Menu.Item
          key={meal}
          className={classes.meal}
          data-current={meal === entry.meal || undefined}
          aria-current={meal === entry.meal || undefined}
          onClick={() => setMeal(entry, meal)}
        >
          {meal}
        </Menu.Item>
      ))}
      <Menu.Item
        className={classes.meal}
        onClick={() => openEntryDialog({ kind: 'meal', entry, date })}
      >
        Other…
      </Menu.Item>
    </div>
  );
}

/** A recipe is opened, a note is changed; both are removed. */
function OtherItems(props: EntryMenuProps) {
  const { entry, date, isUndated, isLeftovers, hasLeftovers } = props;
  const { openEntryDialog, removeEntry } = usePlanActions();
  return (
    <>
      {props.isRecipe && <RecipeItems {...props} />}
      {!isLeftovers && !isUndated && <RepeatItem entry={entry} date={date} />}
      <OpenOrEditItem entry={entry} date={date} />
      <Menu.Item
        className={classes.item}
        color="red"
        leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
        onClick={() =>
          hasLeftovers
            ? openEntryDialog({ kind: 'removal', entry, date })
            : removeEntry(entry, date)
        }
      >
        {isUndated ? 'Remove' : `Remove from ${formatShortDay(date)}`}
      </Menu.Item>
    </>
  );
}

/** What was cooked is noted, and what will be is cooked for more or fewer, or for later. */
function RecipeItems({ entry, date, isUndated, isLeftovers }: EntryMenuProps) {
  const { openEntryDialog } = usePlanActions();
  const today = usePlanToday();
  return (
    <>
      {!isLeftovers && !isUndated && date <= today && (
        <Menu.Item
          className={classes.item}
          leftSection={<IconChefHat size={18} stroke={1.75} aria-hidden />}
          onClick={() => openEntryDialog({ kind: 'cooked', entry, date })}
        >
          Cooked it
        </Menu.Item>
      )}
      <Menu.Item
        className={classes.item}
        leftSection={<IconUsers size={18} stroke={1.75} aria-hidden />}
        onClick={() => openEntryDialog({ kind: 'people', entry, date })}
      >
        How many people
      </Menu.Item>
      {!isLeftovers && !isUndated && (
        <Menu.Item
          className={classes.item}
          leftSection={<IconBowlSpoon size={18} stroke={1.75} aria-hidden />}
          onClick={() => openEntryDialog({ kind: 'leftovers', entry, date })}
        >
          Plan leftovers
        </Menu.Item>
      )}
    </>
  );
}

function RepeatItem({ entry, date }: Pick<EntryMenuProps, 'entry' | 'date'>) {
  const { isRepeated, setRepeated } = usePlanActions();
  const isOn = isRepeated(entry, date);
  return (
    <Menu.Item
      className={classes.item}
      leftSection={<IconRepeat size={18} stroke={1.75} aria-hidden />}
      onClick={() => setRepeated(entry, date, !isOn)}
    >
      {isOn ? 'No longer every' : 'Every'} {weekdayName(weekdayOf(date))}
    </Menu.Item>
  );
}

function OpenOrEditItem({ entry, date }: Pick<EntryMenuProps, 'entry' | 'date'>) {
  const { openEntryDialog } = usePlanActions();
  return entry.recipeId === undefined ? (
    <Menu.Item
      className={classes.item}
      leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
      onClick={() => openEntryDialog({ kind: 'note', entry, date })}
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
