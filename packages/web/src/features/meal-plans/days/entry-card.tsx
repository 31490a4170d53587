/** One entry of a day: a recipe or a note, with its meal, time, people and menu. */
import { memo, type ReactNode, type Ref } from 'react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { defaultMeal, type MenuEntry } from '@saltbush/domain/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/meal-plans/week';
import { formatMinutes } from '@saltbush/domain/recipes/times';
import { paths } from '../../../paths';
import { RecipeCover } from '../../recipes';
import { useEntryDrag } from '../drag/use-entry-drag';
import { nameOfEntry } from '../plan/entry-name';
import { usePlanActions } from '../plan/planner-context';
import classes from './entry-card.module.css';
import { EntryMenu } from './entry-menu';
import { PeopleStepper } from './people-stepper';
import { Plate } from './plate';

export interface EntryCardProps {
  entry: MenuEntry;
  date: PlainDate;
  card: RecipeCard | undefined;
  isPast: boolean;
  /** The dinner of the day; every other entry is a small card with its meal above. */
  isMain: boolean;
  /** The drop position is before this entry. */
  isDropTarget: boolean;
}

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, isPast, isMain, isDropTarget } = props;
  const role = entry.recipeId === undefined ? 'button' : 'link';
  const { setNodeRef, listeners, isDragging, handle } = useEntryDrag(entry.id, role);
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-small={!isMain || undefined}
      data-past={isPast || undefined}
      data-dragging={isDragging || undefined}
      data-drop={isDropTarget || undefined}
      {...listeners}
    >
      <EntryContent {...props} handle={handle} />
    </li>
  );
}, hasSameProps);

interface ContentProps extends EntryCardProps {
  /** For the element that has the focus, and is picked up by Space. */
  handle: { ref: Ref<HTMLElement> };
}

/** Separate from the drag, which renders every card whenever it moves. */
const EntryContent = memo(function EntryContent({ handle, ...props }: ContentProps) {
  const { entry, date, card, isPast, isMain } = props;
  const name = nameOfEntry(entry, card);
  return (
    <>
      <span className={classes.picture} data-note={!entry.recipeId || undefined} aria-hidden>
        {entry.recipeId === undefined ? (
          <Plate />
        ) : (
          <RecipeCover
            recipe={card ?? { title: '' }}
            sizes={isMain ? mainSizes : '64px'}
            isThumb={!isMain}
            isEager
          />
        )}
      </span>
      <div className={classes.text}>
        {(!isMain || entry.meal !== defaultMeal) && <p className={classes.meal}>{entry.meal}</p>}
        <p className={classes.title}>
          <EntryTitle entry={entry} name={name} handle={handle} />
        </p>
        {isMain && <Minutes minutes={card?.totalMinutes} />}
      </div>
      {isMain && !isPast && <Foot entry={entry} card={card} name={name} />}
      <div className={classes.menu}>
        <EntryMenu entry={entry} date={date} name={name} isRecipe={card !== undefined} />
      </div>
    </>
  );
}, hasSameProps);

const mainSizes = '(min-width: 64em) 11vw, 152px';

function EntryTitle({
  entry,
  name,
  handle,
}: Pick<ContentProps, 'entry' | 'handle'> & { name: string }): ReactNode {
  const { openEntryDialog } = usePlanActions();
  const { ref, ...attributes } = handle;
  return entry.recipeId === undefined ? (
    <button
      type="button"
      data-entry-title
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      onClick={() => openEntryDialog({ kind: 'note', entry })}
    >
      {name}
    </button>
  ) : (
    <Link
      to={paths.recipe}
      params={{ id: entry.recipeId }}
      draggable={false}
      data-entry-title
      {...attributes}
      ref={ref as Ref<HTMLAnchorElement>}
    >
      {name}
    </Link>
  );
}

function Minutes({ minutes }: { minutes: number | undefined }) {
  if (!minutes) return null;
  return (
    <p className={classes.minutes}>
      <IconClock size={15} stroke={1.75} aria-hidden />
      {formatMinutes(minutes)}
    </p>
  );
}

function Foot({ entry, card, name }: Pick<EntryCardProps, 'entry' | 'card'> & { name: string }) {
  const { setQuantity } = usePlanActions();
  if (entry.recipeId === undefined) return <p className={classes.nothing}>Nothing to buy</p>;
  if (!card) return null;
  return (
    <div className={classes.foot}>
      <PeopleStepper
        name={name}
        quantity={entry.quantity}
        serves={card.serves}
        onChange={(quantity) => setQuantity(entry, quantity)}
      />
    </div>
  );
}

/** The menu is made again at every change of the plan: equal entries are the same. */
function hasSameProps<Props extends EntryCardProps>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every((name) =>
    name === 'entry'
      ? isSameEntry(before.entry, after.entry)
      : Object.is(before[name], after[name]),
  );
}

const isSameEntry = (a: MenuEntry, b: MenuEntry): boolean =>
  a.id === b.id &&
  a.recipeId === b.recipeId &&
  a.note === b.note &&
  a.meal === b.meal &&
  a.quantity === b.quantity;
