/** The days that an entry can go to, moved or copied; those that are over can't be chosen. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconCalendarQuestion from '@tabler/icons-react/dist/esm/icons/IconCalendarQuestion.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { useState } from 'react';
import {
  addWeeks,
  daysBetween,
  daysOfWeek,
  formatDay,
  type PlainDate,
  shortWeekday,
  weekdayName,
  weekdayOf,
} from '@saltbush/domain/plan/days/week';
import { PanelRow, StepHead } from '../../../../ui/panels/panel-row';
import { entryMenuOf, focusSoon } from '../plan/edits/focus-soon';
import { usePlanActions, useShownWeek, type Target } from '../plan/planner-context';
import classes from './entry-menu.module.css';
import type { EntryStepProps } from './entry-step';

export function MoveStep(props: EntryStepProps) {
  const { entry, date, isUndated, isLeftovers, close, onStep } = props;
  const { copyEntry, moveEntry } = usePlanActions();
  const [isCopy, setCopy] = useState(false);
  const moveTo = (to: Target) => () => {
    moveEntry(entry, to);
    focusSoon(entryMenuOf(entry.id));
  };
  return (
    <>
      <StepHead onBack={() => onStep('rows')}>{isCopy ? t`Copy to…` : t`Move to…`}</StepHead>
      <DayChoice
        current={isUndated ? undefined : date}
        near={date}
        onChoose={(to) =>
          close(isCopy ? () => copyEntry(entry, { date: to }) : moveTo({ date: to }))
        }
      />
      {!isCopy && !isUndated && !isLeftovers && (
        <PanelRow
          Icon={IconCalendarQuestion}
          onClick={() => close(moveTo({ date, isUndated: true }))}
        >
          <Trans>No day yet</Trans>
        </PanelRow>
      )}
      <PanelRow Icon={IconCopy} onClick={() => setCopy(!isCopy)}>
        {isCopy ? t`Move instead of copying` : t`Copy instead of moving`}
      </PanelRow>
      {!isLeftovers && !isUndated && <RepeatRow {...props} />}
    </>
  );
}

function RepeatRow({ entry, date, close }: EntryStepProps) {
  const { isRepeated, setRepeated } = usePlanActions();
  const isOn = isRepeated(entry, date);
  return (
    <PanelRow Icon={IconRepeat} onClick={() => close(() => setRepeated(entry, date, !isOn))}>
      {isOn ? t`No longer every` : t`Every`} {weekdayName(weekdayOf(date))}
    </PanelRow>
  );
}

interface DayChoiceProps {
  /** Where the entry is; absent: it has no day. */
  current: PlainDate | undefined;
  /** This day's week and the next are offered; of one that is over, this week and the next. */
  near: PlainDate;
  onChoose: (date: PlainDate) => void;
}

function DayChoice({ current, near, onChoose }: DayChoiceProps) {
  const { week, today } = useShownWeek();
  const from = near < today ? today : near;
  const first = addWeeks(week, Math.floor(daysBetween(week, from) / 7));
  const days = [first, addWeeks(first, 1)].flatMap(daysOfWeek);
  return (
    <div className={classes.days}>
      {days.map(({ weekday, date }) => (
        <UnstyledButton
          key={date}
          className={classes.day}
          disabled={date < today}
          aria-label={`${shortWeekday(weekday)} ${formatDay(date)}`}
          aria-current={date === current || undefined}
          onClick={() => onChoose(date)}
        >
          <span className={classes.weekday}>{shortWeekday(weekday)}</span>{' '}
          <span className={classes.date}>{Number(date.slice(8))}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
