import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import { paths } from '../../../paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LinkButton } from '../../../ui/link-button';

export function NoRecipesYet() {
  return (
    <EmptyState
      image={<IconChefHat size={44} stroke={1.5} />}
      title="Your recipe book is empty"
      hint="Start with a meal you know by heart, or import one from a web page you like."
    >
      <LinkButton to={paths.newRecipe}>Write a recipe</LinkButton>
      <LinkButton to={paths.importRecipe} variant="default">
        Import from a web page
      </LinkButton>
      <LinkButton to={paths.recipeFiles} variant="default">
        Import from another app
      </LinkButton>
      <LinkButton to={paths.uploadRecipes} variant="default">
        Add Australia’s favourites
      </LinkButton>
    </EmptyState>
  );
}
