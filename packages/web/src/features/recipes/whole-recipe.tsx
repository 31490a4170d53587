/** A recipe to read and cook from: serves and measures can be changed, the author's text stays. */
import { useState, type ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { rational } from '@saltbush/domain/ingredients/rational';
import { scaleFactor } from '@saltbush/domain/recipes/serves';
import { DocumentTitle } from '../../ui/page';
import { RecipeHead } from './recipe-head';
import { RecipeIngredients } from './recipe-ingredients';
import { RecipeNotes } from './recipe-notes';
import classes from './recipe-page.module.css';
import { RecipeSteps } from './recipe-steps';
import { amountReader, useReadingMeasures } from './use-reading-measures';

export interface WholeRecipeProps {
  recipe: RecipeOnWire;
  /** What this reader can do with it. */
  actions: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

export function WholeRecipe({ recipe, actions, children }: WholeRecipeProps) {
  const [serves, setServes] = useState(recipe.serves);
  const factor = scaleFactor(recipe.serves, serves);
  const reading = useReadingMeasures();
  const read = amountReader(reading, recipe.measures, factor);
  const readPart = amountReader(reading, recipe.measures, rational(1));
  return (
    <article className={classes.page}>
      <DocumentTitle title={recipe.title} />
      <RecipeHead recipe={recipe} actions={actions} />
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
      {children}
    </article>
  );
}
