/** What a serve contains, on demand: asked of the server when it is opened. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import classes from './nutrition-panel.module.css';
import { NutritionFacts } from './nutrition-facts.lazy';

/** Nothing for a recipe without ingredients whose source states nothing. */
export function NutritionPanel({ recipe }: { recipe: RecipeOnWire }) {
  const [isOpen, setOpen] = useState(false);
  if (recipe.ingredients.length === 0 && !recipe.statedNutrition) return null;
  return (
    <details className={classes.panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Nutrition</Trans>
      </summary>
      {isOpen && <NutritionFacts recipe={recipe} />}
    </details>
  );
}
