/** Filters in one row: the time there is, and the way to the others: what goes first, course and whose recipes. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { useId, useState } from 'react';
import { courses } from '@saltbush/recipe-parser/recipe';
import { formatMinutes } from '@saltbush/domain/recipe/recipes/times';
import { courseName } from '@saltbush/domain/recipe/recipes/choice-names';
import chipRow from '../../../ui/fields/chip-row.module.css';
import { ChoiceChips } from '../../../ui/fields/choice-chips';
import { ManyChips } from '../../../ui/fields/many-chips';
import classes from './limit-fields.module.css';
import type { Kitchen } from './use-kitchen';
import type { Limits } from './use-criteria';

export interface LimitFieldsProps {
  limits: Limits;
  onChange: (change: Limits) => void;
  kitchen: Pick<Kitchen, 'foods' | 'useUpFirst'>;
}

export function LimitFields({ limits, onChange, kitchen }: LimitFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  return (
    <div className={classes.limits}>
      <fieldset className={chipRow.chips} aria-label={t`Filters`}>
        <UnstyledButton
          className={chipRow.chip}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
          <Trans>Filters{inUseText(limits)}</Trans>
        </UnstyledButton>
        {times.map((minutes) => (
          <TimeChip key={minutes} minutes={minutes} limits={limits} onChange={onChange} />
        ))}
      </fieldset>
      <div id={moreId} className={classes.more} hidden={!isOpen}>
        <MoreFilters limits={limits} onChange={onChange} kitchen={kitchen} />
      </div>
    </div>
  );
}

interface TimeChipProps extends Pick<LimitFieldsProps, 'limits' | 'onChange'> {
  minutes: number;
}

function TimeChip({ minutes, limits, onChange }: TimeChipProps) {
  const isChosen = limits.maxMinutes === minutes;
  return (
    <UnstyledButton
      className={chipRow.chip}
      aria-pressed={isChosen}
      onClick={() => onChange({ maxMinutes: isChosen ? undefined : minutes })}
    >
      ≤ {formatMinutes(minutes)}
    </UnstyledButton>
  );
}

function MoreFilters({ limits, onChange, kitchen: { foods, useUpFirst } }: LimitFieldsProps) {
  return (
    <>
      {foods.length > 1 && (
        <ManyChips
          label={t`Use up first`}
          choices={foods.map(({ name }) => ({ value: name, label: name }))}
          value={foods.filter(({ isToUseUp }) => isToUseUp).map(({ name }) => name)}
          onChange={useUpFirst}
        />
      )}
      <ChoiceChips
        label={t`Course`}
        choices={courses.map((value) => ({ value, label: courseName(value) }))}
        value={limits.course}
        onChange={(course) => onChange({ course })}
      />
      <ChoiceChips
        label={t`Whose recipes`}
        choices={whose}
        value={limits.from}
        onChange={(from) => onChange({ from })}
      />
    </>
  );
}

const times = [15, 30, 45, 60];

const whose = [
  { value: 'own', label: t`My own` },
  { value: 'saved', label: t`Saved` },
  { value: 'household', label: t`Communities` },
  { value: 'public', label: t`Saltbush` },
] as const;

function inUseText({ course, from }: Limits): string {
  const chosen = [course && courseName(course), whose.find(({ value }) => value === from)?.label];
  const words = chosen.filter((word) => word !== undefined);
  return words.length === 0 ? '' : `: ${words.join(', ')}`;
}
