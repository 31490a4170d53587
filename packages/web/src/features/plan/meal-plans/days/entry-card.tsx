/** One entry of a day: a recipe or a note, with its meal, time, people and menu. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, use, type ReactNode, type Ref } from 'react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from '@tanstack/react-router';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { defaultMeal, isSameEntry, type MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import { paths } from '../../../../paths';
import { RecipeCover } from '../../../recipe/recipes';
import { SwapMark } from '../../meal-swaps';
import { MealVotes, VotingContext } from '../../votes';
import { useEntryDrag } from '../drag/use-entry-drag';
import { nameOfEntry } from '../plan/entry-name';
import { searchForServes } from '../plan/planned-serves';
import { usePlanActions } from '../plan/planner-context';
import classes from './entry-card.module.css';
import { EntryMenu } from '../entry-menu/entry-menu';
import leftoverClasses from './leftovers.module.css';
import { PeopleStepper } from './people-stepper';
import { Plate } from '../../../../ui/images/plate';

export interface EntryCardProps {
  entry: MenuEntry;
  date: PlainDate;
  card: RecipeCard | undefined;
  isPast: boolean;
  /** The dinner of the day; every other entry is a small card with its meal above. */
  isMain: boolean;
  /** Of leftovers: "leftovers from Monday". */
  leftovers: string | undefined;
  /** What of it is eaten on later days, as a multiple of the recipe. */
  later: number;
  /** Those days: "Tue 24, Thu 26". */
  laterOn: string;
  /** Where the rest of what is cooked once is: the leftovers below, or the dish above. */
  bracket: 'down' | 'up' | undefined;
  /** The drop position is before this entry. */
  isDropTarget: boolean;
}

export const EntryCard = memo(function EntryCard(props: EntryCardProps) {
  const { entry, isPast, isMain, leftovers, laterOn, bracket, isDropTarget } = props;
  const role = entry.recipeId === undefined ? 'button' : 'link';
  const { setNodeRef, listeners, isDragging, handle } = useEntryDrag(entry.id, role);
  return (
    <li
      ref={setNodeRef}
      className={`${classes.card} ${leftoverClasses.part}`}
      data-small={!isMain || undefined}
      data-past={isPast || undefined}
      data-leftovers={leftovers === undefined ? (laterOn !== '' && 'cooked') || undefined : 'eaten'}
      data-bracket={bracket}
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
  const { entry, date, card, isPast, isMain, leftovers, later, laterOn } = props;
  const name = nameOfEntry(entry, card);
  const { serves } = searchForServes(card, leftovers === undefined ? entry.quantity + later : 0);
  return (
    <>
      <span className={classes.image} data-note={!entry.recipeId || undefined} aria-hidden>
        {entry.recipeId === undefined ? (
          <Plate />
        ) : (
          <RecipeCover recipe={card ?? { title: '' }} sizes={isMain ? mainSizes : '64px'} isEager />
        )}
      </span>
      <div className={classes.text}>
        <MealLine {...props} />
        <p className={classes.title}>
          <EntryTitle entry={entry} date={date} name={name} serves={serves} handle={handle} />
        </p>
        {isMain && leftovers === undefined && <Minutes minutes={card?.totalMinutes} />}
        <SwappedFor entry={entry} />
        {laterOn !== '' && <p className={classes.later}>{t`Also for ${laterOn}`}</p>}
      </div>
      {isMain && !isPast && <Ahead {...props} name={name} />}
      <div className={classes.menu}>
        <EntryMenu
          entry={entry}
          date={date}
          name={name}
          isRecipe={card !== undefined}
          serves={serves}
          isLeftovers={leftovers !== undefined}
          hasLeftovers={laterOn !== ''}
        />
      </div>
    </>
  );
}, hasSameProps);

/** Separate from the content, which does not render for every change of the plan. */
function SwappedFor({ entry }: Pick<EntryCardProps, 'entry'>) {
  const voting = use(VotingContext);
  return <SwapMark entry={entry} rows={voting?.plan.view?.rows} whoEats={voting?.whoEats} />;
}

/** "lunch, leftovers from Monday" */
function MealLine({ entry, isMain, leftovers }: ContentLine) {
  const meal = !isMain || entry.meal !== defaultMeal ? mealWord(entry.meal) : undefined;
  const text = [meal, leftovers].filter(Boolean).join(', ');
  return text === '' ? null : <p className={classes.meal}>{text}</p>;
}

type ContentLine = Pick<EntryCardProps, 'entry' | 'isMain' | 'leftovers'>;

const mainSizes = '(min-width: 64em) 11vw, 152px';

interface EntryTitleProps extends Pick<ContentProps, 'entry' | 'date' | 'handle'> {
  name: string;
  /** In the address of the recipe. */
  serves: string | undefined;
}

function EntryTitle({ entry, date, name, serves, handle }: EntryTitleProps): ReactNode {
  const { openEntryDialog } = usePlanActions();
  const { ref, ...attributes } = handle;
  return entry.recipeId === undefined ? (
    <button
      type="button"
      data-entry-title
      {...attributes}
      ref={ref as Ref<HTMLButtonElement>}
      onClick={() => openEntryDialog({ kind: 'note', entry, date })}
    >
      {name}
    </button>
  ) : (
    <Link
      to={paths.recipe}
      params={{ id: entry.recipeId }}
      search={serves === undefined ? {} : { serves }}
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

/** On a dinner that is not over. */
function Ahead(props: FootProps & Pick<EntryCardProps, 'date'>) {
  return (
    <>
      <div className={classes.votes}>
        <MealVotes entry={props.entry} date={props.date} name={props.name} />
      </div>
      <Foot {...props} />
    </>
  );
}

interface FootProps extends Pick<EntryCardProps, 'entry' | 'card' | 'leftovers' | 'later'> {
  name: string;
}

function Foot({ entry, card, leftovers, later, name }: FootProps) {
  const { setQuantity } = usePlanActions();
  const isBought = entry.recipeId !== undefined && leftovers === undefined;
  if (!isBought)
    return (
      <p className={classes.nothing}>
        <Trans>Nothing to buy</Trans>
      </p>
    );
  if (!card) return null;
  return (
    <div className={classes.foot}>
      <PeopleStepper
        name={name}
        quantity={entry.quantity}
        later={later}
        card={card}
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
