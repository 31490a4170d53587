/** One recipe of the kitchen: one's own, a saved one, or one that one may read. */
import { useParams } from '@tanstack/react-router';
import { StartCooking } from '../cooking';
import { EvidenceButton } from '../recipe-import';
import { Reviews } from '../reviews';
import { fetchMethodRules, useMethodWait } from './method/use-method';
import { NoSuchRecipe } from './no-such-recipe';
import { RecipeActions } from './recipe-actions';
import classes from './recipe-page.module.css';
import { RecipeNotLoaded } from './recipe-not-loaded';
import { RecipeSkeleton } from './recipe-skeleton';
import { isNotFound, useRecipe } from './use-recipe';
import { WholeRecipe } from './whole-recipe';

// With the page's code, which is fetched as soon as someone points at a recipe.
fetchMethodRules();

export function RecipePage() {
  const { id = '' } = useParams({ strict: false });
  const recipe = useRecipe(id);
  const { data, error } = recipe;
  const isWaitOver = useMethodWait();
  if (isNotFound(error)) return <NoSuchRecipe />;
  if (data && isWaitOver) {
    return (
      <WholeRecipe
        key={id}
        recipe={data}
        start={(serves) => <StartCooking recipe={data} serves={serves} />}
        actions={
          <>
            <div className={classes.evidence}>
              <EvidenceButton recipe={data} />
            </div>
            <RecipeActions recipe={data} />
          </>
        }
        reviews={<Reviews recipe={data} />}
      />
    );
  }
  if (!error) return <RecipeSkeleton />;
  return <RecipeNotLoaded title="Recipe" query={recipe} />;
}
