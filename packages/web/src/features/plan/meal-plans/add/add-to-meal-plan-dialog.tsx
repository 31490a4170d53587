/** Puts a recipe on a day of this week or the next, or of fourteen from today. */
import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { recipeCardSchema, type RecipeCard } from '@saltbush/contract/recipe/recipes';
import { parseOwn } from '@saltbush/contract/schemas/parse-input';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import { addEntry, defaultMeal } from '@saltbush/domain/plan/meal-plans/menu';
import { formatDays } from '@saltbush/domain/plan/days/format-days';
import type { DayOfWeek } from '@saltbush/domain/plan/days/week';
import { addWeeks, daysOfWeek, formatDay } from '@saltbush/domain/plan/days/week';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { useUser } from '../../../../api/session';
import { paths } from '../../../../paths';
import { Dialog } from '../../../../ui/dialog/dialog';
import { showToast } from '../../../../ui/feedback/toast';
import { useWhoEats } from '../../../device/eaters';
import { useView, type View } from '../../../device/view-mode';
import { inPlanText, toPlanText } from '../plan/plan-label';
import { useWeekPlan, type WeekPlan } from '../plan/use-week-plan';
import classes from './add-to-meal-plan-button.module.css';
import { usePlanWeek } from '../week/use-plan-week';
import { WeekSwitch, type WeeksAhead } from '../week/week-switch';
import { newEntry } from '../plan/edits/new-entry';

export interface AddToMealPlanDialogProps {
  recipe: RecipeCard;
  isOpen: boolean;
  onClose: () => void;
}

export function AddToMealPlanDialog({ recipe, isOpen, onClose }: AddToMealPlanDialogProps) {
  const user = useUser();
  const navigate = useNavigate();
  if (!user) return null;
  const announce = ({ view, plan, day }: Choice) =>
    showToast({
      kind: 'success',
      title: t`Added to ${{ day: day.name }}, ${{ date: formatDay(day.date) }}`,
      message: inPlanText(recipe.title, view),
      action: {
        label: t`Meal plan`,
        onClick: () =>
          void navigate({ to: paths.menuMaker, search: { week: plan.menu.startDate } }),
      },
    });
  const handleChoose = (choice: Choice) => {
    addTo(choice, recipe, () => announce(choice));
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Add to meal plan`} size="question">
      <DayChoice userId={user._id} onChoose={handleChoose} />
    </Dialog>
  );
}

interface Choice {
  view: View;
  plan: WeekPlan;
  whoEats: WhoEats | undefined;
  day: DayOfWeek;
}

function addTo({ plan, whoEats, day }: Choice, recipe: RecipeCard, onStored: () => void): void {
  // Of a whole recipe, only what its card has is stored on the device.
  const card = parseOwn(recipeCardSchema, recipe);
  const quantity = whoEats && quantityAt(day.date, defaultMeal, knownServes(card), whoEats);
  const entry = newEntry({ recipeId: card._id, quantity });
  plan
    .edit((menu) => addEntry(menu, entry, day.weekday), [card])
    // A failure has its own toast.
    .then(onStored, () => undefined);
}

interface DayChoiceProps {
  userId: string;
  onChoose: (choice: Choice) => void;
}

function DayChoice({ userId, onChoose }: DayChoiceProps) {
  const view = useView(userId, 'enableMealPlanning');
  const { thisWeek, today, isFromToday } = usePlanWeek(view.scope.householdId);
  // Not the day: the zone, or midnight, may come while this is open.
  const [weeksAhead, setWeeksAhead] = useState<WeeksAhead>('0');
  const week = addWeeks(thisWeek, Number(weeksAhead));
  const plan = useWeekPlan(view.scope, { week, today });
  const whoEats = useWhoEats(view.scope);
  const label = toPlanText(view);
  return (
    <>
      {label && <p className={classes.plan}>{label}</p>}
      <WeekSwitch value={weeksAhead} isFromToday={isFromToday} onChange={setWeeksAhead} />
      <ul className={classes.days} aria-label={t`Days`}>
        {daysOfWeek(week).map((day) => (
          <DayButton
            key={day.weekday}
            day={day}
            plan={plan}
            onClick={() => onChoose({ view, plan, whoEats, day })}
          />
        ))}
      </ul>
    </>
  );
}

interface DayButtonProps {
  day: DayOfWeek;
  plan: WeekPlan;
  onClick: () => void;
}

function DayButton({ day, plan, onClick }: DayButtonProps) {
  return (
    <li>
      <UnstyledButton className={classes.day} disabled={plan.view === undefined} onClick={onClick}>
        <span className={classes.name}>{day.name}</span>
        <span className={classes.date}>{formatDays({ from: day.date, to: day.date })}</span>
        <span className={classes.planned}>{plannedText(plan.menu.days[day.weekday].length)}</span>
      </UnstyledButton>
    </li>
  );
}

const plannedText = (count: number): string => (count === 0 ? '' : t`${count} planned`);
