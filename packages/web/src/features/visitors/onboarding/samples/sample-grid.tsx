/** The example recipes as images, each with a toggle. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { RecipeCover } from '../../../recipe/recipes';
import classes from './samples.module.css';

export interface SampleGridProps {
  /** Undefined while they load. */
  samples: readonly RecipeCard[] | undefined;
  selected: readonly string[];
  isBusy: boolean;
  onToggle: (id: string) => void;
  onOpen: (recipe: RecipeCard) => void;
}

export function SampleGrid({ samples, selected, isBusy, onToggle, onOpen }: SampleGridProps) {
  // Spec 9: details open at 768 px and more; on a phone the whole card is the toggle.
  const hasDetails = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false });
  if (!samples) return <WaitingGrid />;
  if (samples.length === 0) {
    return (
      <p className={classes.none}>
        <Trans>There are no example recipes here yet. Continue and write one of your own.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.grid} aria-label={t`Example recipes`}>
      {samples.map((recipe, index) => (
        <SampleCard
          key={recipe._id}
          recipe={recipe}
          isEager={index < 6}
          isSelected={selected.includes(recipe._id)}
          isBusy={isBusy}
          onToggle={() => onToggle(recipe._id)}
          onOpen={hasDetails ? () => onOpen(recipe) : undefined}
        />
      ))}
    </ul>
  );
}

interface SampleCardProps {
  recipe: RecipeCard;
  isEager: boolean;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onOpen: (() => void) | undefined;
}

function SampleCard({ recipe, isEager, isSelected, isBusy, onToggle, onOpen }: SampleCardProps) {
  const { title } = recipe;
  const label = isSelected ? t`Selected` : t`+ Add`;
  const face = (
    <>
      <span className={classes.cover}>
        <RecipeCover recipe={recipe} sizes="(max-width: 48em) 45vw, 13rem" isEager={isEager} />
      </span>
      <span className={classes.name}>{title}</span>
    </>
  );
  return (
    <li className={classes.card} data-selected={isSelected || undefined}>
      {onOpen ? (
        <UnstyledButton className={classes.face} aria-haspopup="dialog" onClick={onOpen}>
          {face}
        </UnstyledButton>
      ) : (
        <div className={classes.face}>{face}</div>
      )}
      <UnstyledButton
        className={classes.toggle}
        data-wide={onOpen ? undefined : true}
        aria-label={isSelected ? t`Selected ${title}` : t`+ Add ${title}`}
        aria-pressed={isSelected}
        disabled={isBusy}
        onClick={onToggle}
      >
        {isSelected && <IconCheck size={18} stroke={2.5} aria-hidden />}
        {label}
      </UnstyledButton>
    </li>
  );
}

function WaitingGrid() {
  return (
    <div className={classes.grid} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height="12rem" radius="lg" />
      ))}
    </div>
  );
}
