/** What a recipe is a variation of, and its variations; loaded when they scroll into view. Nothing without any. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { WhenNear } from '../../../ui/layout/when-near';
import { VariationList } from './variation-list.lazy';

export function Variations({ recipe }: { recipe: Pick<RecipeOnWire, '_id' | 'title'> }) {
  return (
    <WhenNear>
      <VariationList recipe={recipe} />
    </WhenNear>
  );
}
