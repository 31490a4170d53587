import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import type { PlanScope } from '../../../device/view-mode';
import type { EntryDialog } from '../plan/planner-context';
import type { WeekPlan } from '../plan/use-week-plan';

/** What the forms of the dialog of an entry need. */
export interface EntryFormProps {
  dialog: EntryDialog;
  plan: Pick<WeekPlan, 'cards' | 'leftovers'>;
  /** Undefined while it is not known. */
  whoEats: WhoEats | undefined;
  /** Whose plan it is. */
  scope: PlanScope;
  onClose: () => void;
}
