/** In place of the dinners where no day is free for one. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import { addWeeks, type PlainDate } from '@saltbush/domain/plan/days/week';
import { EmptyState } from '../../../../ui/feedback/empty-state';

export interface FullWeekProps {
  /** The first of its seven days. */
  start: PlainDate;
  today: PlainDate;
  /** Shows seven other days, by the first of them. */
  onShow: (start: PlainDate) => void;
}

/** A week that is over leads to the days from today on, one that is full to the next. */
export function FullWeek({ start, today, onShow }: FullWeekProps) {
  const next = addWeeks(start, 1);
  const isOver = next <= today;
  return (
    <EmptyState
      image={<IconCalendarCheck size={44} stroke={1.5} />}
      title={isOver ? t`The week is over` : t`The week is full`}
      hint={isOver ? undefined : t`Every dinner still to come is planned.`}
    >
      <Button onClick={() => onShow(isOver ? today : next)}>
        {isOver ? t`Plan this week` : start > today ? t`Plan the week after` : t`Plan next week`}
      </Button>
    </EmptyState>
  );
}
