/** When someone is at home: the patterns that were set up, and a few ways to add one. Each is saved at once. */
import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { weekdayName, weekdays, type PlainDate } from '@saltbush/domain/plan/days/week';
import {
  awayFor,
  everyOtherWeek,
  onWeekdays,
  presenceText,
  shifts,
  weekdaysOf,
} from '@saltbush/domain/plan/eaters/presence-choices';
import { presenceLimits, type PresencePattern } from '@saltbush/domain/plan/rows/presence-pattern';
import { ManyChips } from '../../../ui/fields/many-chips';
import { useToday } from '../view-mode';
import classes from './presence-field.module.css';

export interface PresenceFieldProps {
  /** Whose day it is; absent: the person’s. */
  householdId: string | undefined;
  patterns: readonly PresencePattern[];
  onChange: (patterns: readonly PresencePattern[]) => void;
}

export function PresenceField({ householdId, patterns, onChange }: PresenceFieldProps) {
  const today = useToday(householdId);
  const [isAdding, setAdding] = useState(false);
  const shown = patterns.filter(({ to = today }) => to >= today);
  return (
    <fieldset className={classes.field}>
      <legend>At home</legend>
      {shown.length === 0 && !isAdding && <p className={classes.always}>Every day.</p>}
      <ul className={classes.patterns}>
        {shown.map((pattern) => {
          const text = presenceText(pattern, today);
          return (
            <li key={JSON.stringify(pattern)}>
              <span>{text}</span>
              <CloseButton
                size="xl"
                aria-label={`Remove: ${text}`}
                onClick={() => onChange(patterns.filter((one) => one !== pattern))}
              />
            </li>
          );
        })}
      </ul>
      {isAdding ? (
        <Choices
          today={today}
          patterns={patterns}
          // Those that are over make space.
          onChange={(next) => onChange(next.filter(({ to = today }) => to >= today))}
          onDone={() => setAdding(false)}
        />
      ) : (
        shown.length < presenceLimits.patterns && (
          <Button variant="default" fullWidth onClick={() => setAdding(true)}>
            {shown.length === 0 ? 'Not always at home' : 'Add other days'}
          </Button>
        )
      )}
    </fieldset>
  );
}

interface ChoicesProps extends Omit<PresenceFieldProps, 'householdId'> {
  today: PlainDate;
  onDone: () => void;
}

function Choices({ today, patterns, onChange, onDone }: ChoicesProps) {
  const add = (pattern: PresencePattern) => {
    onChange([...patterns, pattern]);
    onDone();
  };
  return (
    <div className={classes.choices}>
      <Button variant="default" onClick={() => add(everyOtherWeek(today, true))}>
        Every other week, here this week
      </Button>
      <Button variant="default" onClick={() => add(everyOtherWeek(today, false))}>
        Every other week, here next week
      </Button>
      <Button variant="default" onClick={() => add(shifts(today, 4, 4))}>
        Shifts: 4 days away from today, 4 at home
      </Button>
      <Weekdays today={today} patterns={patterns} onChange={onChange} />
      <AwayFor today={today} onAdd={add} />
      <Button variant="subtle" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** A second day joins the first. */
function Weekdays({ today, patterns, onChange }: Omit<ChoicesProps, 'onDone'>) {
  const current = patterns.find((pattern) => weekdaysOf(pattern));
  const others = patterns.filter((pattern) => pattern !== current);
  return (
    <ManyChips
      label="Only on"
      choices={weekdays.map((value) => ({ value, label: weekdayName(value) }))}
      value={(current && weekdaysOf(current)) ?? []}
      onChange={(days) => {
        const chosen = weekdays.filter((day) => days.includes(day));
        onChange(chosen.length === 0 ? others : [...others, onWeekdays(today, chosen)]);
      }}
    />
  );
}

interface AwayForProps {
  today: PlainDate;
  onAdd: (pattern: PresencePattern) => void;
}

function AwayFor({ today, onAdd }: AwayForProps) {
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState('');
  const isRange = from !== '' && to >= from;
  return (
    <div>
      <Group grow align="end" gap="xs">
        <TextInput
          type="date"
          label="Away from"
          value={from}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <TextInput
          type="date"
          label="to"
          min={from}
          value={to}
          onChange={({ currentTarget: { value } }) => setTo(value)}
        />
      </Group>
      <Button
        mt="xs"
        fullWidth
        variant="default"
        disabled={!isRange}
        onClick={() => onAdd(awayFor(from, to))}
      >
        Away on these days
      </Button>
    </div>
  );
}
