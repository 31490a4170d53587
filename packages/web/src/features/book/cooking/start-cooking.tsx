/** The button that starts cooking mode; sticky on a phone. Not shown for recipes without steps. */
import { t } from '@lingui/core/macro';
import IconChefHat from '@tabler/icons-react/dist/esm/icons/IconChefHat.mjs';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { isInProgress } from '@saltbush/domain/book/cooking/cooking';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { usePrefetch } from '../../../ui/use-prefetch';
import { cookingPage } from './cooking-page.lazy';
import { findCooking, useCookings } from './state/stored-cookings';
import classes from './start-cooking.module.css';

export interface StartCookingProps {
  recipe: Pick<RecipeOnWire, '_id' | 'revision' | 'serves' | 'instructions'>;
  /** The chosen serves. */
  serves: number;
}

export function StartCooking({ recipe, serves }: StartCookingProps) {
  useCookings();
  const left = findCooking(recipe._id)?.cooking;
  usePrefetch(cookingPage.load);
  if (recipe.instructions.length === 0) return null;
  return (
    <div className={classes.bar} data-start-cooking>
      <LinkButton
        className={classes.button}
        size="lg"
        to={paths.cookRecipe}
        params={{ id: recipe._id }}
        search={serves === recipe.serves ? {} : { serves: String(serves) }}
        leftSection={<IconChefHat size={24} stroke={1.75} aria-hidden />}
      >
        {left && isInProgress(left, recipe) ? t`Keep cooking` : t`Start cooking`}
      </LinkButton>
    </div>
  );
}
