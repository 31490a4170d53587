/** When people are notified of small jobs, and of which; its content is loaded on first use. */
import { t } from '@lingui/core/macro';
import { Dialog } from '../../../ui/dialog/dialog';
import type { PlanScope } from '../../device/view-mode';
import { JobSettings } from './small-jobs.lazy';

export interface JobsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  scope: PlanScope;
}

export const JobsDialog = ({ isOpen, onClose, scope }: JobsDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={t`Small jobs`} size="question">
    <JobSettings scope={scope} />
  </Dialog>
);
