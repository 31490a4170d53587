/** One deleted recipe. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useRef, useState } from 'react';
import { RecipeCover } from '../../recipe/recipes';
import classes from './deleted-recipes.module.css';
import { timeLeft } from './time-left';
import { useRestoreRecipe, type DeletedCard } from './use-deleted-recipes';

export interface DeletedRecipeProps {
  recipe: DeletedCard;
  /** When the list was fetched. */
  asOf: Date;
}

export function DeletedRecipe({ recipe, asOf }: DeletedRecipeProps) {
  const [isBusy, setBusy] = useState(false);
  const restoreRecipes = useRestoreRecipe();
  const row = useRef<HTMLLIElement>(null);
  const handleBringBack = async () => {
    setBusy(true);
    const heirs = [row.current?.nextElementSibling, row.current?.previousElementSibling];
    const isBack = await restoreRecipes(recipe);
    setBusy(false);
    // The row is removed with its button: focus the next row's button.
    if (isBack) focusOneOf(heirs);
  };
  return (
    <li ref={row} className={classes.row}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes="5.5rem" />
      </div>
      <div>
        <h2 className={classes.title}>{recipe.title}</h2>
        <p className={classes.left}>{timeLeft(asOf, new Date(recipe.goneAt))}</p>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t`Restore ${recipe.title}`}
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleBringBack()}
      >
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}

function focusOneOf(rows: (Element | null | undefined)[]): void {
  const button = rows
    .map((other) => (other?.isConnected ? other.querySelector('button') : null))
    .find(Boolean);
  const heading = document.querySelector<HTMLElement>('main h1');
  (button ?? heading)?.focus({ preventScroll: true });
}
