/** A recipe of the picker: dragged onto a day, or chosen. */
import { t } from '@lingui/core/macro';
import { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import { memo, useId, type ReactNode } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { paths } from '../../../../paths';
import { RecipeCover } from '../../../recipe/recipes';
import { recipeId } from '../drag/drop-place';
import classes from './picker-card.module.css';

export interface PickerCardProps {
  card: RecipeCard;
  /** Whose it is, beside another of the same title. */
  owner: string | undefined;
  onChoose: (card: RecipeCard) => void;
}

/** In the panel beside the week: the card opens the recipe, its plus adds it. */
export const PanelCard = memo(function PanelCard({ card, owner, onChoose }: PickerCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: recipeId(card._id),
    attributes: { role: 'link' },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <Content card={card} owner={owner}>
        <Link
          to={paths.recipe}
          params={{ id: card._id }}
          draggable={false}
          {...attributes}
          ref={setActivatorNodeRef}
        >
          {card.title}
        </Link>
      </Content>
      <ActionIcon
        className={classes.plus}
        aria-label={owner ? t`Add ${card.title}, ${owner}` : t`Add ${card.title}`}
        onClick={() => onChoose(card)}
      >
        <IconPlus size={18} stroke={2} />
      </ActionIcon>
    </li>
  );
});

/** In the sheet of a phone: a tap adds it, and it can be dragged to any day. */
export const SheetCard = memo(function SheetCard(props: PickerCardProps) {
  const { card } = props;
  const { listeners, setNodeRef, isDragging } = useDraggable({ id: recipeId(card._id) });
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <Chooser {...props} />
    </li>
  );
});

/** In a dialog, which covers the days. */
export const DialogCard = memo(function DialogCard(props: PickerCardProps) {
  return (
    <li className={classes.card}>
      <Chooser {...props} />
    </li>
  );
});

function Chooser({ card, owner, onChoose }: PickerCardProps) {
  const ownerId = useId();
  return (
    <Content card={card} owner={owner} ownerId={ownerId}>
      <button
        type="button"
        aria-describedby={owner ? ownerId : undefined}
        onClick={() => onChoose(card)}
      >
        {card.title}
      </button>
    </Content>
  );
}

interface ContentProps extends Pick<PickerCardProps, 'card' | 'owner'> {
  ownerId?: string;
  children: ReactNode;
}

function Content({ card, owner, ownerId, children }: ContentProps) {
  return (
    <>
      <span className={classes.image} aria-hidden>
        <RecipeCover recipe={card} sizes="(min-width: 64em) 132px, 45vw" />
      </span>
      <p className={classes.title}>{children}</p>
      {owner && (
        <p id={ownerId} className={classes.owner}>
          {owner}
        </p>
      )}
      {card.totalMinutes !== undefined && (
        <p className={classes.minutes}>
          <IconClock size={15} stroke={1.75} aria-hidden />
          {formatMinutes(card.totalMinutes)}
        </p>
      )}
    </>
  );
}
