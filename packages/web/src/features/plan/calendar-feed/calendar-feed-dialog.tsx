/** "Add to your calendar". Its content is loaded on first use. */
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/dialog/dialog';
import type { CalendarFeedProps } from './calendar-feed';

const CalendarFeed = lazy(async () => ({
  default: (await import('./calendar-feed')).CalendarFeed,
}));

export interface CalendarFeedDialogProps extends CalendarFeedProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CalendarFeedDialog({ isOpen, onClose, scope }: CalendarFeedDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add to your calendar" size="question">
      <Suspense fallback={null}>
        <CalendarFeed scope={scope} />
      </Suspense>
    </Dialog>
  );
}
