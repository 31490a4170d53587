import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';

export function NoRecipesYet() {
  return (
    <EmptyState
      image={<IconChefHat size={44} stroke={1.5} />}
      title={t`Your recipe book is empty`}
      hint={t`Start with a meal you know by heart, or import one from a web page you like.`}
    >
      <LinkButton to={paths.newRecipe}>
        <Trans>Write a recipe</Trans>
      </LinkButton>
      <LinkButton to={paths.importRecipe} variant="default">
        <Trans>Import from a web page</Trans>
      </LinkButton>
      <LinkButton to={paths.recipeFiles} variant="default">
        <Trans>Import from another app</Trans>
      </LinkButton>
      <LinkButton to={paths.uploadRecipes} variant="default">
        <Trans>Add Australia’s favourites</Trans>
      </LinkButton>
    </EmptyState>
  );
}
