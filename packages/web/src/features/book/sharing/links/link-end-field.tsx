/** When a link ends: never, in a week, in a month, or with a chosen day. */
import { t } from '@lingui/core/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isPossibleLastDay, mostLinkDays } from '@saltbush/domain/book/sharing/link-end';
import { addDays, type PlainDate } from '@saltbush/domain/plan/days/week';
import { useToday } from '../../../device/view-mode';
import classes from './link-end-field.module.css';

export interface LinkEndFieldProps {
  /** The last day; absent: it does not end. */
  endsOn: PlainDate | undefined;
  /** Which link is meant, where there are several. */
  of?: string;
  onChange: (endsOn: PlainDate | null) => void;
}

export function LinkEndField({ endsOn, of, onChange }: LinkEndFieldProps) {
  const today = useToday(undefined);
  const [isChoosingDay, setChoosingDay] = useState(false);
  const days: Record<string, PlainDate> = { week: addDays(today, 7), month: addDays(today, 30) };
  const known = Object.keys(days).find((choice) => days[choice] === endsOn);
  const handleChoose = (choice: string) => {
    setChoosingDay(choice === 'day');
    if (choice !== 'day') onChange(days[choice] ?? null);
  };
  const value = isChoosingDay ? 'day' : endsOn === undefined ? 'never' : (known ?? 'day');
  return (
    <div className={classes.end}>
      <NativeSelect
        label={t`Ends`}
        aria-label={labelOf(t`Ends`, of)}
        data={choices}
        value={value}
        onChange={({ currentTarget }) => handleChoose(currentTarget.value)}
      />
      {value === 'day' && (
        <DayInput label={labelOf(t`Last day`, of)} {...{ endsOn, today, onChange }} />
      )}
    </div>
  );
}

const labelOf = (label: string, of: string | undefined) => (of ? `${label}: ${of}` : label);

const choices = [
  { value: 'never', label: t`Never` },
  { value: 'week', label: t`In a week` },
  { value: 'month', label: t`In a month` },
  { value: 'day', label: t`On a day` },
];

interface DayInputProps extends Pick<LinkEndFieldProps, 'endsOn' | 'onChange'> {
  label: string;
  today: PlainDate;
}

/** While a year is typed, the field has days that are long over: they stay in the field. */
function DayInput({ label, endsOn, today, onChange }: DayInputProps) {
  const [day, setDay] = useState(endsOn ?? '');
  const isOver = day !== '' && !isPossibleLastDay(day, today);
  const handleChange = (next: string) => {
    setDay(next);
    if (next !== '' && next !== endsOn && isPossibleLastDay(next, today)) onChange(next);
  };
  return (
    <TextInput
      label={t`Last day`}
      aria-label={label}
      type="date"
      min={today}
      max={addDays(today, mostLinkDays)}
      error={isOver && t`Please choose today or a later day`}
      value={day}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    />
  );
}
