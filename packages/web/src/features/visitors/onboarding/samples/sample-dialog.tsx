/** The details of an example recipe (Spec 2, Onboarding wizard: at 768 px and more). */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { hasAmount } from '@saltbush/domain/visitors/onboarding/samples';
import { Dialog } from '../../../../ui/dialog/dialog';
import { ErrorState } from '../../../../ui/feedback/error-state';
import { AmountText, useRecipe } from '../../../recipe/recipe-content';
import { RecipeCover } from '../../../recipe/recipes';
import classes from './samples.module.css';

export interface SampleDialogProps {
  recipe: RecipeCard;
  isSelected: boolean;
  onToggle: () => void;
  onClose: () => void;
  /** It has closed, and the focus is back. */
  onClosed: () => void;
}

/** Spec 9. */
const shownTags = 3;

export function SampleDialog({ onClose, onClosed, ...details }: SampleDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} onClosed={onClosed} title={details.recipe.title}>
      <Details {...details} />
    </Dialog>
  );
}

function Details({
  recipe,
  isSelected,
  onToggle,
}: Omit<SampleDialogProps, 'onClose' | 'onClosed'>) {
  const { data, isError, refetch } = useRecipe(recipe._id);
  return (
    <div className={classes.details}>
      <span className={classes.largeCover}>
        <RecipeCover recipe={recipe} sizes="38rem" isEager />
      </span>
      <p className={classes.facts}>
        <span>{t`Serves ${recipe.serves}`}</span>
        {recipe.tags.slice(0, shownTags).map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
      {data && <Content recipe={data} />}
      {isError && (
        <ErrorState message={t`The recipe could not be loaded.`} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton height="10rem" radius="lg" />}
      <div className={classes.choose}>
        <Button
          variant={isSelected ? 'default' : 'filled'}
          leftSection={isSelected && <IconCheck size={20} aria-hidden />}
          aria-pressed={isSelected}
          onClick={onToggle}
        >
          {isSelected ? t`Selected` : t`Select this recipe`}
        </Button>
      </div>
    </div>
  );
}

function Content({ recipe: { ingredients, instructions } }: { recipe: RecipeOnWire }) {
  return (
    <>
      <h3>
        <Trans>Ingredients</Trans>
      </h3>
      <ul className={classes.ingredients}>
        {ingredients.map(({ name, amount, unit }, index) => (
          <li key={index}>
            {hasAmount(amount) && (
              <>
                <AmountText text={[amount, unit].filter(Boolean).join(' ')} />{' '}
              </>
            )}
            {name}
          </li>
        ))}
      </ul>
      <h3>
        <Trans>Instructions</Trans>
      </h3>
      <ol>
        {instructions.map((step, index) => (
          <li key={index}>{step}</li>
        ))}
      </ol>
    </>
  );
}
