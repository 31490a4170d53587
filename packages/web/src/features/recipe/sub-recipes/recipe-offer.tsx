/** Offers one's recipe for a line that is named like it: "1 quantity bolognese". */
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import classes from './sub-recipes.module.css';
import { useRecipesByText } from './use-recipes-by-text';

interface RecipeOfferProps {
  /** Of the line. */
  name: string;
  /** Of the form's recipe: not offered. */
  ownId: string;
  onTake: (recipeId: string) => void;
}

export function RecipeOffer({ name, ownId, onTake }: RecipeOfferProps) {
  const [settled] = useDebouncedValue(name.trim(), 500);
  const { data } = useRecipesByText(settled, { isWanted: settled.length >= shortestTitle });
  const title = plain(settled);
  const found = data?.find((recipe) => recipe._id !== ownId && plain(recipe.title) === title);
  if (!found || settled !== name.trim()) return null;
  return (
    <div className={`${classes.row} ${classes.wide}`}>
      <span>
        <Trans>You have a recipe for {found.title}.</Trans>
      </span>
      <Button variant="light" onClick={() => onTake(found._id)}>
        <Trans>Use it for “{name.trim()}”</Trans>
      </Button>
    </div>
  );
}

const shortestTitle = 3;

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
