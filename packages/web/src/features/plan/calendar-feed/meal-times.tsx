/** Whether meals are in calendars all day, or from the times at which they are eaten. Each change is saved at once. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { meals } from '@saltbush/domain/plan/meal-plans/menu';
import {
  timeOfMeal,
  usualMealTimes,
  withMealTime,
} from '@saltbush/domain/plan/meal-plans/meal-times';
import {
  eaterSettingsId,
  type EaterSettingsRow,
  type MealTime,
} from '@saltbush/domain/plan/rows/eater-rows';
import { rowKey, type RowMap } from '@saltbush/domain/plan/rows/rows';
import { mealName } from '@saltbush/domain/plan/meal-plans/meal-words';
import { SavedField } from '../../../ui/fields/saved-field';
import { changePlan, usePlanRows } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';
import classes from './meal-times.module.css';

export function MealTimes({ scope }: { scope: PlanScope }) {
  const rows = usePlanRows(scope)?.rows;
  return rows && <Times scope={scope} mealTimes={mealTimesIn(rows)} />;
}

interface TimesProps {
  scope: PlanScope;
  mealTimes: readonly MealTime[];
}

function Times({ scope, mealTimes }: TimesProps) {
  const labelId = useId();
  // Who tries out "All day" has their times again.
  const [lastTimes, setLastTimes] = useState(usualMealTimes);
  const save = (times: readonly MealTime[]) => {
    if (mealTimes.length > 0) setLastTimes(mealTimes);
    // A failure has its own toast.
    changePlan(scope, 'setEaterSettings', {
      change: { mealTimes: times.length > 0 ? times : null },
    }).catch(() => undefined);
  };
  return (
    <Stack gap="xs">
      <div>
        <Input.Label id={labelId} component="div" mb={4}>
          <Trans>In calendars, meals are</Trans>
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={labelId}
          value={mealTimes.length > 0 ? 'timed' : 'all-day'}
          onChange={(value) => save(value === 'timed' ? lastTimes : [])}
          data={[
            { value: 'all-day', label: t`All day` },
            { value: 'timed', label: t`At meal times` },
          ]}
        />
      </div>
      {mealTimes.length > 0 && <TimeFields mealTimes={mealTimes} onSave={save} />}
    </Stack>
  );
}

interface TimeFieldsProps {
  mealTimes: readonly MealTime[];
  onSave: (mealTimes: MealTime[]) => void;
}

const TimeFields = ({ mealTimes, onSave }: TimeFieldsProps) => (
  <>
    <div className={classes.times}>
      {meals.map((meal) => (
        <SavedField
          key={meal}
          type="time"
          label={mealName(meal)}
          value={timeOfMeal(mealTimes, meal)}
          maxLength={5}
          onSave={(at) => onSave(withMealTime(mealTimes, meal, at ?? undefined))}
        />
      ))}
    </div>
    <Text size="sm" c="dimmed">
      <Trans>A meal without a time is all day.</Trans>
    </Text>
  </>
);

const mealTimesIn = (rows: RowMap): readonly MealTime[] =>
  (rows.get(rowKey('eaterSettings', eaterSettingsId))?.fields as EaterSettingsRow | undefined)
    ?.mealTimes ?? [];
