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
import { paths } from '../../../app/paths';
import { Dialog } from '../../../ui/dialog';
import { showToast } from '../../../ui/toast';
import { openMenu } from '../keeping/menus';
import { useMenu } from '../keeping/use-menu';
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
  const handleChoose = (week: PlainDate, day: DayOfWeek) => {
    addTo(user._id, week, day, recipe);
    onClose();
    showToast({
      kind: 'success',
      title: `Added to ${day.name}, ${formatDay(day.date)}`,
      message: recipe.title,
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

function addTo(userId: string, week: PlainDate, { weekday }: DayOfWeek, recipe: RecipeCard): void {
  const entry = {
    id: newId(),
    recipeId: recipe._id,
    meal: defaultMeal,
    quantity: defaultCookingQuantity,
  };
  // A card only: the menu is kept on the device, where whole recipes would not fit for long.
  const card = z.parse(recipeCardSchema, recipe);
  openMenu(userId, week).edit((menu) => addEntry(menu, entry, weekday), [card]);
}

interface DayChoiceProps {
  userId: string;
  onChoose: (week: PlainDate, day: DayOfWeek) => void;
}

function DayChoice({ userId, onChoose }: DayChoiceProps) {
  const today = useToday();
  const thisWeek = mondayOf(today);
  const [week, setWeek] = useState(thisWeek);
  const { menu } = useMenu(userId, week).state;
  return (
    <>
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
            <UnstyledButton className={classes.day} onClick={() => onChoose(week, day)}>
              <span className={classes.name}>{day.name}</span>
              <span className={classes.date}>{formatDay(day.date)}</span>
              <span className={classes.planned}>{plannedWords(menu.days[day.weekday].length)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}

const plannedWords = (count: number): string => (count === 0 ? '' : `${count} planned`);
