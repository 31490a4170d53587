/** What people eat on the days that are shown; its content is loaded on first use. */
import { t } from '@lingui/core/macro';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { Dialog } from '../../../../ui/dialog/dialog';
import type { PlanScope } from '../../../device/view-mode';
import { NutritionContent } from './nutrition.lazy';

export interface NutritionDialogProps {
  isOpen: boolean;
  onClose: () => void;
  scope: PlanScope;
  /** The first of seven days. */
  week: PlainDate;
  today: PlainDate;
}

export const NutritionDialog = ({ isOpen, onClose, ...content }: NutritionDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={t`Nutrition`}>
    <NutritionContent {...content} />
  </Dialog>
);
