/** One recipe to read and cook from: serves can be changed, the author's text stays. */
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { rational } from '@saltbush/domain/ingredients/rational';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import { describeError } from '../../api/describe-error';
import { ErrorState } from '../../ui/error-state';
import { DocumentTitle, Page } from '../../ui/page';
import { fetchMethodRules, useMethodWait } from './method/use-method';
import { NoSuchRecipe } from './no-such-recipe';
import { RecipeHead } from './recipe-head';
import { RecipeIngredients } from './recipe-ingredients';
import { RecipeNotes } from './recipe-notes';
import classes from './recipe-page.module.css';
import { RecipeSkeleton } from './recipe-skeleton';
import { RecipeSteps } from './recipe-steps';
import { amountReader, useReadingMeasures } from './use-reading-measures';
import { isNotFound, useRecipe } from './use-recipe';

// With the page's code, which is fetched as soon as someone points at a recipe.
fetchMethodRules();

export function RecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, isFetching, refetch } = useRecipe(id);
  const isWaitOver = useMethodWait();
  if (isNotFound(error)) return <NoSuchRecipe />;
  if (data && isWaitOver) return <WholeRecipe key={id} recipe={data} />;
  if (!error) return <RecipeSkeleton />;
  return (
    <Page title="Recipe">
      <ErrorState
        message={describeError(error).message}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

function WholeRecipe({ recipe }: { recipe: RecipeOnWire }) {
  const [serves, setServes] = useState(recipe.serves);
  const factor = scaleFactor(recipe.serves, serves);
  const reading = useReadingMeasures();
  const read = amountReader(reading, recipe.measures, factor);
  const readPart = amountReader(reading, recipe.measures, rational(1));
  return (
    <article className={classes.page}>
      <DocumentTitle title={recipe.title} />
      <RecipeHead recipe={recipe} />
      <div className={classes.body}>
        <RecipeIngredients
          recipe={recipe}
          serves={serves}
          reading={reading}
          read={read}
          onServesChange={setServes}
        />
        <div className={classes.reading}>
          <RecipeSteps
            recipe={recipe}
            factor={factor}
            readers={{ ingredients: recipe.ingredients, readWhole: read, readPart }}
          />
          <RecipeNotes recipe={recipe} />
        </div>
      </div>
    </article>
  );
}
