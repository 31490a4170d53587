/** Ways to say when someone is at home: every other week, shifts, weekdays, some days away. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { weekdayName, weekdays, type PlainDate } from '@saltbush/domain/plan/days/week';
import {
  awayFor,
  everyOtherWeek,
  onWeekdays,
  shifts,
  weekdaysOf,
} from '@saltbush/domain/plan/eaters/presence-choices';
import type { PresencePattern } from '@saltbush/domain/plan/rows/presence-pattern';
import { ManyChips } from '../../../ui/fields/many-chips';
import { NumberStepper } from '../../../ui/fields/number-stepper';
import classes from './presence-field.module.css';

export interface AddPresenceProps {
  today: PlainDate;
  patterns: readonly PresencePattern[];
  onChange: (patterns: readonly PresencePattern[]) => void;
  onDone: () => void;
}

type Opened = 'shifts' | 'away' | undefined;

export function AddPresence({ today, patterns, onChange, onDone }: AddPresenceProps) {
  const [opened, setOpened] = useState<Opened>();
  const add = (pattern: PresencePattern) => {
    onChange([...patterns, pattern]);
    onDone();
  };
  const choice = (label: ReactNode, handle: () => void) => (
    <Button variant="default" onClick={handle}>
      {label}
    </Button>
  );
  if (opened === 'shifts') return <Shifts today={today} onAdd={add} />;
  if (opened === 'away') return <AwayFor today={today} onAdd={add} />;
  return (
    <div className={classes.choices} ref={focusFirst}>
      {choice(t`Every other week, here this week`, () => add(everyOtherWeek(today, true)))}
      {choice(t`Every other week, here next week`, () => add(everyOtherWeek(today, false)))}
      {choice(t`Away for some days`, () => setOpened('away'))}
      {choice(t`Shifts`, () => setOpened('shifts'))}
      <Weekdays today={today} patterns={patterns} onChange={onChange} />
      <Button variant="subtle" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  );
}

/** The button that opened this is gone. */
const focusFirst = (choices: HTMLElement | null): void => choices?.querySelector('button')?.focus();

/** A second day joins the first. */
function Weekdays({ today, patterns, onChange }: Omit<AddPresenceProps, 'onDone'>) {
  const current = patterns.find((pattern) => weekdaysOf(pattern));
  const others = patterns.filter((pattern) => pattern !== current);
  return (
    <ManyChips
      label={t`Only on`}
      choices={weekdays.map((value) => ({ value, label: weekdayName(value) }))}
      value={(current && weekdaysOf(current)) ?? []}
      onChange={(days) => {
        const chosen = weekdays.filter((day) => days.includes(day));
        onChange(chosen.length === 0 ? others : [...others, onWeekdays(today, chosen)]);
      }}
    />
  );
}

interface AddOneProps {
  today: PlainDate;
  onAdd: (pattern: PresencePattern) => void;
}

function Shifts({ today, onAdd }: AddOneProps) {
  const [away, setAway] = useState(4);
  const [home, setHome] = useState(4);
  const [from, setFrom] = useState(today);
  const stepper = { min: 1, max: mostShiftDays };
  return (
    <div className={classes.choices} ref={focusFirst}>
      <NumberStepper
        {...stepper}
        label={t`Days away`}
        fewer={t`Fewer days away`}
        more={t`More days away`}
        value={away}
        onChange={setAway}
      />
      <NumberStepper
        {...stepper}
        label={t`Days at home`}
        fewer={t`Fewer days at home`}
        more={t`More days at home`}
        value={home}
        onChange={setHome}
      />
      <DayInput label={t`First day away`} value={from} onChange={setFrom} />
      <Button disabled={from === ''} onClick={() => onAdd(shifts(from, away, home))}>
        <Trans>Add these shifts</Trans>
      </Button>
    </div>
  );
}

/** Both together are a round of `presenceLimits.every` at most. */
const mostShiftDays = 28;

function AwayFor({ today, onAdd }: AddOneProps) {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const isRange = from !== '' && to >= from;
  return (
    <div className={classes.choices}>
      <Group grow align="end" gap="xs">
        <DayInput label={t`First day away`} value={from} onChange={setFrom} />
        <DayInput label={t`Last day away`} value={to} onChange={setTo} />
      </Group>
      <Button disabled={!isRange} onClick={() => onAdd(awayFor(from, to))}>
        <Trans>Away on these days</Trans>
      </Button>
    </div>
  );
}

interface DayInputProps {
  label: string;
  value: string;
  onChange: (date: PlainDate) => void;
}

const DayInput = ({ label, value, onChange }: DayInputProps) => (
  <TextInput
    type="date"
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
