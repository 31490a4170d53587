/** "Add to your calendar". Its content is loaded on first use. */
import { t } from '@lingui/core/macro';
import { Dialog } from '../../../ui/dialog/dialog';
import type { CalendarFeedProps } from './calendar-feed';
import { CalendarFeed } from './calendar-feed.lazy';

export interface CalendarFeedDialogProps extends CalendarFeedProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CalendarFeedDialog({ isOpen, onClose, scope }: CalendarFeedDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Add to your calendar`} size="question">
      <CalendarFeed scope={scope} />
    </Dialog>
  );
}
