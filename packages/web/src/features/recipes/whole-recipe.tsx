/** A recipe to read and cook from: serves and measures can be changed, the author's text stays. */
import { useState, type ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { DocumentTitle } from '../../ui/page';
import { RecipeHead } from './recipe-head';
import { RecipeIngredients } from './recipe-ingredients';
import { RecipeNotes } from './recipe-notes';
import classes from './recipe-page.module.css';
import { RecipeSteps } from './recipe-steps';
import { useRecipeReading } from './use-recipe-reading';

export interface WholeRecipeProps {
  recipe: RecipeOnWire;
  /** What this reader can do with it. */
  actions: ReactNode;
  /** How to begin with it, for as many as it is read for. */
  start?: (serves: number) => ReactNode;
  /** Below the text; absent where this reader may not see them. */
  reviews?: ReactNode;
}

export function WholeRecipe({ recipe, actions, start, reviews }: WholeRecipeProps) {
  const [serves, setServes] = useState(recipe.serves);
  const { factor, measures, readers } = useRecipeReading(recipe, serves);
  return (
    <article className={classes.page}>
      <DocumentTitle title={recipe.title} />
      <RecipeHead
        recipe={recipe}
        actions={
          <>
            {start?.(serves)}
            {actions}
          </>
        }
        isRated={Boolean(reviews)}
      />
      <div className={classes.body}>
        <RecipeIngredients
          recipe={recipe}
          serves={serves}
          reading={measures}
          read={readers.readWhole}
          onServesChange={setServes}
        />
        <div className={classes.reading}>
          <RecipeSteps recipe={recipe} factor={factor} readers={readers} />
          <RecipeNotes recipe={recipe} />
        </div>
      </div>
      {reviews}
    </article>
  );
}
