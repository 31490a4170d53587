/** "Add to meal plan" on a recipe: opens the choice of a day. */
import { t } from '@lingui/core/macro';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { ActionButton } from '../../../../ui/action-button';
import { AddToMealPlanDialog } from './add-to-meal-plan-dialog';

/** @example <AddToMealPlanButton recipe={recipe} /> */
export function AddToMealPlanButton({ recipe }: { recipe: RecipeCard }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        Icon={IconCalendarPlus}
        label={t`Plan`}
        aria-label={t`Add to meal plan`}
        onClick={() => setOpen(true)}
      />
      <AddToMealPlanDialog recipe={recipe} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
