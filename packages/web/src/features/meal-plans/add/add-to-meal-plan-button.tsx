/** "Add to meal plan" on a recipe: opens the choice of a day. */
import { Button } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';
import type { RecipeCard } from '@saltbush/contract/recipes';
import { AddToMealPlanDialog } from './add-to-meal-plan-dialog';

/** @example <AddToMealPlanButton recipe={recipe} /> */
export function AddToMealPlanButton({ recipe }: { recipe: RecipeCard }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Add to meal plan
      </Button>
      <AddToMealPlanDialog recipe={recipe} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
