/** Notes with one tap that a recipe was cooked today, in the log of the plan that is shown. */
import { t } from '@lingui/core/macro';
import type { CookLogEntry } from '@saltbush/contract/plan/cook-log';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { describeError } from '../../../api/describe-error';
import { useViewMode } from '../../../api/view-mode';
import { showToast } from '../../../ui/feedback/toast';
import { useToday } from '../../device/view-mode';
import { useChangeLog } from './use-cook-log';

export interface LoggedToday {
  imageUrl?: string | undefined;
  /** Of this cooking, which gets the image. */
  entry?: CookLogEntry | undefined;
  onUndo?: () => void;
}

type CookedRecipe = Pick<RecipeOnWire, '_id' | 'title'> & Partial<Pick<RecipeOnWire, 'revision'>>;

/** The function never rejects: a toast says how it went, and undoes it. It returns the entry that is stored. */
export function useLogToday({ _id, title, revision }: CookedRecipe) {
  const householdId = useViewMode();
  const cookedOn = useToday(householdId);
  const { add, update, remove } = useChangeLog(_id);
  return async ({ imageUrl, entry, onUndo }: LoggedToday = {}): Promise<
    CookLogEntry | undefined
  > => {
    try {
      if (entry) {
        const { note, people } = entry;
        await update(entry, { cookedOn: entry.cookedOn, note, people, imageUrl });
        return { ...entry, imageUrl };
      }
      const added = await add({ cookedOn, people: [], imageUrl }, { householdId, revision });
      const undo = () => {
        onUndo?.();
        void remove(added);
      };
      showToast({
        kind: 'success',
        title: t`Noted in the cook log`,
        message: title,
        action: { label: t`Undo`, onClick: undo },
      });
      return added;
    } catch (error) {
      const { message } = describeError(error);
      showToast({ kind: 'error', title: t`Not noted in the cook log`, message });
      return undefined;
    }
  };
}
