/** The meal of an entry: one of the usual ones, or one with a name of the household's own. */
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { meals } from '@saltbush/domain/plan/meal-plans/menu';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { StepHead } from '../../../../ui/panels/panel-row';
import { usePlanActions } from '../plan/planner-context';
import classes from './entry-menu.module.css';
import type { EntryStepProps } from './entry-step';

export function MealStep({ entry, date, close, onStep }: EntryStepProps) {
  const { setMeal, openEntryDialog } = usePlanActions();
  const isOffered = (meals as readonly string[]).includes(entry.meal);
  const shown = isOffered ? meals : [...meals, entry.meal];
  return (
    <>
      <StepHead onBack={() => onStep('rows')}>
        <Trans>Meal</Trans>
      </StepHead>
      <div className={classes.meals}>
        {shown.map((meal) => (
          <UnstyledButton
            key={meal}
            className={classes.meal}
            aria-current={meal === entry.meal || undefined}
            onClick={() => close(() => setMeal(entry, meal))}
          >
            {mealName(meal)}
          </UnstyledButton>
        ))}
        <UnstyledButton
          className={classes.meal}
          onClick={() => close(() => openEntryDialog({ kind: 'meal', entry, date }))}
        >
          <Trans>Other…</Trans>
        </UnstyledButton>
      </div>
    </>
  );
}
