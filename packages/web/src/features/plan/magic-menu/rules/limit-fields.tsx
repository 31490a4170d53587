/** How long cooking may take on each weekday, behind a button until some day has a limit, and when a dish comes again. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { weekdayName, weekdays } from '@saltbush/domain/plan/days/week';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import classes from './rules-line.module.css';

export interface LimitFieldsProps {
  draft: MenuRules;
  onChange: (draft: MenuRules) => void;
}

export function LimitFields({ draft, onChange }: LimitFieldsProps) {
  return (
    <>
      <CookingTimes
        limits={draft.maxMinutes}
        onChange={(maxMinutes) => onChange({ ...draft, maxMinutes })}
      />
      <NativeSelect
        mb="md"
        label={t`Same recipe again`}
        data={repeatChoices}
        value={draft.repeatAfterDays}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...draft, repeatAfterDays: Number(value) })
        }
      />
    </>
  );
}

interface CookingTimesProps {
  limits: MenuRules['maxMinutes'];
  onChange: (limits: MenuRules['maxMinutes']) => void;
}

function CookingTimes({ limits, onChange }: CookingTimesProps) {
  const [isOpen, setOpen] = useState(weekdays.some((day) => limits[day] !== undefined));
  if (!isOpen) {
    return (
      <Button variant="subtle" className={classes.byDay} onClick={() => setOpen(true)}>
        <Trans>Limit cooking time</Trans>
      </Button>
    );
  }
  return (
    <fieldset className={classes.times}>
      <legend>
        <Trans>Cooking time</Trans>
      </legend>
      {weekdays.map((day) => (
        <NativeSelect
          key={day}
          label={weekdayName(day)}
          data={limitChoices}
          value={limits[day] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...limits, [day]: Number(value) || undefined })
          }
        />
      ))}
    </fieldset>
  );
}

const limitChoices = [
  { value: '', label: t`No limit` },
  ...[15, 20, 30, 40, 45, 60, 90].map((minutes) => ({
    value: String(minutes),
    label: t`Up to ${minutes} min`,
  })),
];

const repeatChoices = [3, 5, 7, 10, 14, 21, 28].map((days) => ({
  value: String(days),
  label: t`After ${days} days`,
}));
