/** The meals of these days that have no day yet: each is given one by a button, its menu or by dragging. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDroppable } from '@dnd-kit/core';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { quantityLater, type Leftovers } from '@saltbush/domain/plan/meal-plans/leftovers';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { paths } from '../../../../paths';
import { laneId } from '../drag/drop-place';
import { useEntryDrag } from '../drag/use-entry-drag';
import { nameOfEntry } from '../plan/entry-name';
import { searchForServes } from '../plan/planned-serves';
import { usePlanActions } from '../plan/planner-context';
import { EntryMenu } from '../entry-menu/entry-menu';
import { RecipeThumb } from './recipe-thumb';
import classes from './undated-lane.module.css';

export interface UndatedLaneProps {
  entries: readonly MenuEntry[];
  cards: ReadonlyMap<string, RecipeCard>;
  leftovers: Leftovers;
  /** The first of the days. */
  start: PlainDate;
  /** A drag is over it. */
  isOver: boolean;
}

export function UndatedLane({ entries, cards, leftovers, start, isOver }: UndatedLaneProps) {
  const { openAdd } = usePlanActions();
  const { setNodeRef } = useDroppable({ id: laneId });
  return (
    <section
      ref={setNodeRef}
      className={classes.lane}
      data-over={isOver || undefined}
      aria-labelledby="undated"
    >
      <h2 id="undated" className={classes.title}>
        <Trans>No day yet</Trans>
      </h2>
      <Button
        data-add="undated"
        className={classes.add}
        variant="subtle"
        c="var(--ink)"
        leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        aria-label={t`Add with no day yet`}
        onClick={() => openAdd(start, true)}
      >
        <Trans>Add</Trans>
      </Button>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <UndatedEntry
            key={entry.id}
            entry={entry}
            card={cards.get(entry.recipeId ?? '')}
            start={start}
            later={quantityLater(entry.id, leftovers)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UndatedEntryProps extends Pick<UndatedLaneProps, 'start'> {
  entry: MenuEntry;
  card: RecipeCard | undefined;
  /** What of it is eaten on days of the plan, as a multiple of the recipe. */
  later: number;
}

function UndatedEntry({ entry, card, start, later }: UndatedEntryProps) {
  const { giveDay } = usePlanActions();
  const role = entry.recipeId === undefined ? 'button' : 'link';
  const { setNodeRef, listeners, isDragging, handle } = useEntryDrag(entry.id, role);
  const name = nameOfEntry(entry, card);
  const { serves } = searchForServes(card, entry.quantity + later);
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      {entry.recipeId !== undefined && <RecipeThumb card={card} />}
      <p className={classes.name}>
        <Title entry={entry} start={start} name={name} serves={serves} handle={handle} />
      </p>
      <Button variant="default" className={classes.give} onClick={() => giveDay(entry)}>
        <Trans>Give it a day</Trans>
      </Button>
      <EntryMenu
        entry={entry}
        date={start}
        name={name}
        isRecipe={card !== undefined}
        serves={serves}
        isUndated
        isLeftovers={false}
        hasLeftovers={later > 0}
      />
    </li>
  );
}

interface TitleProps extends Pick<UndatedEntryProps, 'entry' | 'start'> {
  name: string;
  serves: string | undefined;
  /** Takes the focus, and is picked up by Space. */
  handle: { ref: Ref<HTMLElement> };
}

function Title({ entry, start, name, serves, handle: { ref, ...attributes } }: TitleProps) {
  const { openEntryDialog } = usePlanActions();
  if (entry.recipeId === undefined) {
    return (
      <button
        type="button"
        {...attributes}
        ref={ref as Ref<HTMLButtonElement>}
        onClick={() => openEntryDialog({ kind: 'note', entry, date: start })}
      >
        {name}
      </button>
    );
  }
  return (
    <Link
      to={paths.recipe}
      params={{ id: entry.recipeId }}
      search={serves === undefined ? {} : { serves }}
      draggable={false}
      {...attributes}
      ref={ref as Ref<HTMLAnchorElement>}
    >
      {name}
    </Link>
  );
}
