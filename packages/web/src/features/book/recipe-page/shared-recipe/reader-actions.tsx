/** Actions of a signed-in user on a shared recipe. */
import { Trans } from '@lingui/react/macro';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import { CopyButton } from './copy-button';
import { PrintButton } from './print-button';
import classes from './shared-actions.module.css';
import { SaveRecipeButton } from '../save-recipe-button';

export interface ReaderActionsProps {
  recipe: RecipeOnWire;
  readerId: string;
  /** Token of the share link. */
  shareToken: string | undefined;
}

export function ReaderActions({ recipe, readerId, shareToken }: ReaderActionsProps) {
  if (recipe.owner._id === readerId) {
    return (
      <div className={classes.actions}>
        <span className={classes.own}>
          <Trans>This is your recipe, as others see it.</Trans>
        </span>
        <LinkButton to={paths.recipe} params={{ id: recipe._id }}>
          <Trans>Open your recipe</Trans>
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
