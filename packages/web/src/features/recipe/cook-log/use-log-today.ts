/** Notes with one tap that a recipe was cooked today, in the log of the plan that is shown. */
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useViewMode } from '../../../api/view-mode';
import { showToast } from '../../../ui/feedback/toast';
import { useToday } from '../../device/view-mode';
import { useChangeLog } from './use-cook-log';

/** The function never rejects: a toast says how it went, and undoes it. */
export function useLogToday({ _id, title }: Pick<RecipeOnWire, '_id' | 'title'>) {
  const householdId = useViewMode();
  const cookedOn = useToday(householdId);
  const { add, remove } = useChangeLog(_id);
  return async (): Promise<void> => {
    try {
      const entry = await add({ cookedOn, people: [] }, householdId);
      showToast({
        kind: 'success',
        title: 'Noted in the cook log',
        message: title,
        action: { label: 'Undo', onClick: () => void remove(entry) },
      });
    } catch (error) {
      const { message } = describeError(error);
      showToast({ kind: 'error', title: 'Not noted in the cook log', message });
    }
  };
}
