/** "Looks vegetarian" or "Looks vegan", where nothing in the ingredient list speaks against it. */
import { Badge } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { verdictOf } from '@saltbush/domain/recipe/diets/diet-facts';
import { dietLabels } from '../../../recipe/diets';

export function DietBadge({ recipe }: { recipe: Pick<RecipeOnWire, 'diets' | 'ingredients'> }) {
  const { diets, ingredients } = recipe;
  if (!diets || ingredients.length === 0) return null;
  const diet = (['vegan', 'vegetarian'] as const).find(
    (each) => verdictOf(diets, each) === 'no-sign',
  );
  return (
    diet && (
      <Badge variant="outline" color="gray" tt="none" size="lg" fw={500}>
        {dietLabels[diet].suits}
      </Badge>
    )
  );
}
