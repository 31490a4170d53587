/** What someone signed in does with a recipe that was passed on to them. */
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { paths } from '../../../app/paths';
import { LinkButton } from '../../../ui/link-button';
import { CopyButton } from '../copy-button';
import { PrintButton } from '../print-button';
import classes from '../recipe-head.module.css';
import { SaveRecipeButton } from '../save-recipe-button';

export interface ReaderActionsProps {
  recipe: RecipeOnWire;
  readerId: string;
  /** Of the link it was opened by. */
  shareToken: string | undefined;
}

export function ReaderActions({ recipe, readerId, shareToken }: ReaderActionsProps) {
  if (recipe.owner._id === readerId) {
    return (
      <div className={classes.actions}>
        <span className={classes.own}>This is your recipe, as others see it.</span>
        <LinkButton to={paths.recipe} params={{ id: recipe._id }}>
          Open your recipe
        </LinkButton>
        <PrintButton />
      </div>
    );
  }
  const linked = { ...recipe, shareToken };
  return (
    <div className={classes.actions}>
      <SaveRecipeButton recipe={linked} />
      <CopyButton recipe={linked} />
      <PrintButton />
    </div>
  );
}
