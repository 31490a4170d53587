/** What the menu of the week opens besides what the page has: each press makes another one, which begins open. */
import { useState, type ReactNode } from 'react';
import { newId } from '../../../../api/new-id';
import { CalendarFeedDialog } from '../../calendar-feed';
import { JobsDialog } from '../../small-jobs';
import type { PlanScope, ShownWeek } from '../../../device/view-mode';
import { NutritionDialog } from '../nutrition/nutrition-dialog';
import type { WeekActions } from '../plan/use-week-actions';
import { ShareDialog } from './share-dialog';

export const calendarDialog = (scope: PlanScope): ReactNode => (
  <Opened key={newId()}>
    {(isOpen, onClose) => <CalendarFeedDialog scope={scope} isOpen={isOpen} onClose={onClose} />}
  </Opened>
);

export const jobsDialog = (scope: PlanScope): ReactNode => (
  <Opened key={newId()}>
    {(isOpen, onClose) => <JobsDialog scope={scope} isOpen={isOpen} onClose={onClose} />}
  </Opened>
);

export const nutritionDialog = (
  scope: PlanScope,
  { week, today }: Pick<ShownWeek, 'week' | 'today'>,
): ReactNode => (
  <Opened key={newId()}>
    {(isOpen, onClose) => (
      <NutritionDialog scope={scope} week={week} today={today} isOpen={isOpen} onClose={onClose} />
    )}
  </Opened>
);

export const shareDialog = (actions: WeekActions): ReactNode => (
  <Opened key={newId()}>
    {(isOpen, onClose) => <ShareDialog actions={actions} isOpen={isOpen} onClose={onClose} />}
  </Opened>
);

interface OpenedProps {
  children: (isOpen: boolean, onClose: () => void) => ReactNode;
}

function Opened({ children }: OpenedProps) {
  const [isOpen, setOpen] = useState(true);
  return children(isOpen, () => setOpen(false));
}
