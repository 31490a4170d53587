/** Puts a recipe on a day of this week or the next. */
import { SegmentedControl, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { recipeCardSchema, type RecipeCard } from '@saltbush/contract/recipes';
import { defaultCookingQuantity } from '@saltbush/domain/meal-plans/cooking-quantity';
import { addEntry, defaultMeal } from '@saltbush/domain/meal-plans/menu';
import type { DayOfWeek, PlainDate } from '@saltbush/domain/meal-plans/week';
import { addWeeks, daysOfWeek, formatDay, mondayOf } from '@saltbush/domain/meal-plans/week';
import { newId } from '../../../api/new-id';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { Dialog } from '../../../ui/dialog/dialog';
import { showToast } from '../../../ui/feedback/toast';
import { useView, type PlanScope, type View } from '../../view-mode';
import { announceSharing } from '../announce-sharing';
import { openMenu } from '../sync/menus';
import { useMenu } from '../sync/use-menu';
import { useToday } from '../week/use-week';
import classes from './add-to-meal-plan-button.module.css';

export interface AddToMealPlanDialogProps {
  recipe: RecipeCard;
  isOpen: boolean;
  onClose: () => void;
}

export function AddToMealPlanDialog({ recipe, isOpen, onClose }: AddToMealPlanDialogProps) {
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  const handleChoose = (view: View, week: PlainDate, day: DayOfWeek) => {
    addTo(view.scope, week, day, recipe);
    onClose();
    showToast({
      kind: 'success',
      title: `Added to ${day.name}, ${formatDay(day.date)}`,
      message: [recipe.title, planLabel(view)].filter(Boolean).join(', in '),
      action: {
        label: 'Meal plan',
        onClick: () => void navigate({ to: paths.menuMaker, search: { week } }),
      },
    });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add to meal plan" size="question">
      <DayChoice userId={user._id} onChoose={handleChoose} />
    </Dialog>
  );
}

function addTo(
  scope: PlanScope,
  week: PlainDate,
  { weekday }: DayOfWeek,
  recipe: RecipeCard,
): void {
  const entry = {
    id: newId(),
    recipeId: recipe._id,
    meal: defaultMeal,
    quantity: defaultCookingQuantity,
  };
  // A card only: the menu is in local storage, too small for whole recipes.
  const card = z.parse(recipeCardSchema, recipe);
  const menuSync = openMenu(scope, week);
  menuSync.edit((menu) => addEntry(menu, entry, weekday), [card]);
  void announceSharing(scope, card, menuSync);
}

interface DayChoiceProps {
  userId: string;
  onChoose: (view: View, week: PlainDate, day: DayOfWeek) => void;
}

function DayChoice({ userId, onChoose }: DayChoiceProps) {
  const today = useToday();
  const thisWeek = mondayOf(today);
  const [week, setWeek] = useState(thisWeek);
  const view = useView(userId, 'enableMealPlanning');
  const { menu } = useMenu(view.scope, week).state;
  const plan = planLabel(view);
  return (
    <>
      {plan && <p className={classes.plan}>To {plan}</p>}
      <SegmentedControl
        fullWidth
        mb="sm"
        aria-label="Week"
        value={week}
        onChange={setWeek}
        data={[
          { value: thisWeek, label: 'This week' },
          { value: addWeeks(thisWeek, 1), label: 'Next week' },
        ]}
      />
      <ul className={classes.days} aria-label="Days">
        {daysOfWeek(week).map((day) => (
          <li key={day.weekday}>
            <UnstyledButton className={classes.day} onClick={() => onChoose(view, week, day)}>
              <span className={classes.name}>{day.name}</span>
              <span className={classes.date}>{formatDay(day.date)}</span>
              <span className={classes.planned}>{plannedText(menu.days[day.weekday].length)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Blank: there is no other plan. */
function planLabel({ household, households }: View): string {
  if (households.length === 0) return '';
  return household ? `the plan of ${household.name}` : 'your own plan';
}

const plannedText = (count: number): string => (count === 0 ? '' : `${count} planned`);
