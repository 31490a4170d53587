/** Which breakfasts, lunches and sides are chosen beside the dinners: behind a button until some are. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { shortWeekday, weekdayName, weekdays } from '@saltbush/domain/plan/days/week';
import {
  otherMeals,
  type MenuRules,
  type OtherMeal,
} from '@saltbush/domain/plan/meal-plans/menu-rules';
import chips from '../../../../ui/fields/chip-row.module.css';
import classes from './rules-line.module.css';

export interface OtherMealsFieldProps {
  also: MenuRules['also'];
  onChange: (also: MenuRules['also']) => void;
}

export function OtherMealsField({ also, onChange }: OtherMealsFieldProps) {
  const [isOpen, setOpen] = useState(otherMeals.some((meal) => also[meal].length > 0));
  if (!isOpen) {
    return (
      <Button variant="subtle" className={classes.byDay} onClick={() => setOpen(true)}>
        <Trans>Choose other meals too</Trans>
      </Button>
    );
  }
  return otherMeals.map((meal) => (
    <fieldset key={meal} className={classes.meal}>
      <legend>{labels[meal]}</legend>
      {weekdays.map((day) => {
        const isOn = also[meal].includes(day);
        const days = weekdays.filter((one) => (one === day ? !isOn : also[meal].includes(one)));
        return (
          <UnstyledButton
            key={day}
            className={chips.chip}
            aria-pressed={isOn}
            aria-label={`${weekdayName(day)}: ${labels[meal]}`}
            onClick={() => onChange({ ...also, [meal]: days })}
          >
            {shortWeekday(day)}
          </UnstyledButton>
        );
      })}
    </fieldset>
  ));
}

const labels: Readonly<Record<OtherMeal, string>> = {
  breakfast: t`Breakfast`,
  lunch: t`Lunch`,
  side: t`A side with dinner`,
};
