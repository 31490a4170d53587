/** What is done to a recipe less often, in a menu. */
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { LazyMenu } from '../../../ui/menu/lazy-menu';
import { AddToCookbook } from '../cookbooks';
import { ReportDialog } from '../moderation';
import { VariationDialog } from '../recipe-variations';
import { recipeMenuItems } from './recipe-menu-items.lazy';
import { useIsOwn } from './use-is-own';

export interface RecipeMenuProps {
  recipe: RecipeOnWire;
  /** The button; it passes the props on. */
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
}

export function RecipeMenu({ recipe, trigger }: RecipeMenuProps) {
  const isOwn = useIsOwn(recipe);
  const [asked, setAsked] = useState<'cookbook' | 'report' | 'variation'>();
  const handleClosed = () => setAsked(undefined);
  return (
    <>
      <LazyMenu
        code={recipeMenuItems}
        itemProps={{
          recipe,
          isOwn,
          onAdd: () => setAsked('cookbook'),
          onReport: () => setAsked('report'),
          onVary: () => setAsked('variation'),
        }}
        position="bottom-end"
        width={240}
        trigger={trigger}
      />
      {asked === 'cookbook' && <AddToCookbook recipe={recipe} onClosed={handleClosed} />}
      {asked === 'report' && (
        <ReportDialog
          reported={{ kind: 'recipe', _id: recipe._id, name: recipe.title }}
          onClosed={handleClosed}
        />
      )}
      {asked === 'variation' && <VariationDialog recipe={recipe} onClosed={handleClosed} />}
    </>
  );
}
