/** A month to pick the days of a list on: the first, then the last. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState, type KeyboardEvent } from 'react';
import { isInRange, longestRange } from '@saltbush/domain/plan/days/day-range';
import { formatWeekdays } from '@saltbush/domain/plan/days/format-days';
import {
  addMonths,
  formatMonth,
  monthOf,
  weeksOfMonth,
  type PlainMonth,
} from '@saltbush/domain/plan/days/month';
import {
  daysOfWeek,
  formatDay,
  type PlainDate,
  shortWeekday,
  weekdayOf,
} from '@saltbush/domain/plan/days/week';
import type { ListDays } from '../state/use-list-days';
import { alongReading } from '../../../../direction';
import classes from './day-picker.module.css';
import type { PickedDays } from './pick-days';

export interface DayPickerProps {
  /** Its days are marked until somebody picks. */
  shown: Pick<ListDays, 'days' | 'today' | 'thisWeek'>;
  picked: PickedDays | undefined;
  onPick: (date: PlainDate) => void;
}

export function DayPicker({ shown, picked, onPick }: DayPickerProps) {
  const { today, thisWeek } = shown;
  const [month, setMonth] = useState(monthOf(shown.days.from));
  const days = picked?.days ?? shown.days;
  return (
    <section aria-labelledby="pick-days">
      <h3 id="pick-days" className={classes.heading}>
        <Trans>Or pick days</Trans>
      </h3>
      <output className={classes.note}>{noteOf(picked)}</output>
      <MonthHead month={month} onChange={setMonth} />
      <div className={classes.names} aria-hidden>
        {daysOfWeek(thisWeek).map(({ weekday }) => (
          <span key={weekday}>{shortWeekday(weekday)}</span>
        ))}
      </div>
      <fieldset aria-label={formatMonth(month)} className={classes.days}>
        {weeksOfMonth(month, weekdayOf(thisWeek))
          .flatMap(daysOfWeek)
          .map(({ date, name }) => (
            <UnstyledButton
              key={date}
              className={classes.day}
              aria-label={`${name} ${formatDay(date)}`}
              aria-current={date === today ? 'date' : undefined}
              aria-pressed={isInRange(date, days)}
              data-end={date === days.from || date === days.to || undefined}
              data-other={monthOf(date) !== month || undefined}
              onClick={() => onPick(date)}
              onKeyDown={moveFocus}
            >
              {Number(date.slice(8))}
            </UnstyledButton>
          ))}
      </fieldset>
    </section>
  );
}

interface MonthHeadProps {
  month: PlainMonth;
  onChange: (month: PlainMonth) => void;
}

const MonthHead = ({ month, onChange }: MonthHeadProps) => (
  <div className={classes.head}>
    <ActionIcon
      variant="default"
      aria-label={t`Previous month`}
      onClick={() => onChange(addMonths(month, -1))}
    >
      <IconChevronLeft size={20} stroke={1.75} />
    </ActionIcon>
    <span className={classes.month} aria-live="polite">
      {formatMonth(month)}
    </span>
    <ActionIcon
      variant="default"
      aria-label={t`Next month`}
      onClick={() => onChange(addMonths(month, 1))}
    >
      <IconChevronRight size={20} stroke={1.75} />
    </ActionIcon>
  </div>
);

function noteOf(picked: PickedDays | undefined): string {
  if (!picked) return t`Tap the first day, then the last.`;
  if (picked.wasTooLong) return t`A list has at most ${longestRange} days. Tap the last day.`;
  return picked.isOpen ? t`Now tap the last day.` : formatWeekdays(picked.days);
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** To the day beside it, above or below. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[alongReading(event.key)];
  if (step === undefined) return;
  event.preventDefault();
  const days = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = days[days.indexOf(event.currentTarget) + step];
  if (next instanceof HTMLElement) next.focus();
}
