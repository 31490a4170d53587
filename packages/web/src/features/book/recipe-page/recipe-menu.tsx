/** What is done to a recipe less often, in a menu. */
import { useState, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { LazyMenu } from '../../../ui/menu/lazy-menu';
import { AddToCookbook } from '../cookbooks';
import { ReportDialog } from '../moderation';
import { recipeMenuItems } from './recipe-menu-items.lazy';
import { useIsOwn } from './use-is-own';

export interface RecipeMenuProps {
  recipe: RecipeOnWire;
  /** The button; it passes the props on. */
  trigger: (props: ComponentPropsWithRef<'button'>) => ReactElement;
}

export function RecipeMenu({ recipe, trigger }: RecipeMenuProps) {
  const isOwn = useIsOwn(recipe);
  const [isReporting, setReporting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <LazyMenu
        code={recipeMenuItems}
        itemProps={{
          recipe,
          isOwn,
          onAdd: () => setAdding(true),
          onReport: () => setReporting(true),
        }}
        position="bottom-end"
        width={240}
        trigger={trigger}
      />
      {isAdding && <AddToCookbook recipe={recipe} onClosed={() => setAdding(false)} />}
      {isReporting && <ReportDialog recipe={recipe} onClosed={() => setReporting(false)} />}
    </>
  );
}
