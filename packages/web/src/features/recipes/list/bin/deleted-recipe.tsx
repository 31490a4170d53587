/** One row of the bin. */
import { Button } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useRef, useState } from 'react';
import { RecipeCover } from '../../recipe-cover';
import classes from './bin.module.css';
import { timeLeft } from './time-left';
import { useBringBack, type DeletedCard } from './use-deleted-recipes';

export interface DeletedRecipeProps {
  recipe: DeletedCard;
  /** When the list was fetched. */
  asOf: Date;
}

export function DeletedRecipe({ recipe, asOf }: DeletedRecipeProps) {
  const [isBusy, setBusy] = useState(false);
  const bringBack = useBringBack();
  const row = useRef<HTMLLIElement>(null);
  const handleBringBack = async () => {
    setBusy(true);
    const heirs = [row.current?.nextElementSibling, row.current?.previousElementSibling];
    const isBack = await bringBack(recipe);
    setBusy(false);
    // The row goes and its button with it: its neighbour's is next.
    if (isBack) focusOneOf(heirs);
  };
  return (
    <li ref={row} className={classes.row}>
      <div className={classes.cover}>
        <RecipeCover recipe={recipe} sizes="5.5rem" />
      </div>
      <div className={classes.words}>
        <h2 className={classes.title}>{recipe.title}</h2>
        <p className={classes.left}>{timeLeft(asOf, new Date(recipe.goneAt))}</p>
      </div>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={`Bring back ${recipe.title}`}
        leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => void handleBringBack()}
      >
        Bring back
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
