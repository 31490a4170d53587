/** Closes a community; Undo restores it. */
import { t } from '@lingui/core/macro';
import { householdsRoutes, type Household } from '@saltbush/contract/account/households';
import { call } from '../../../../api/call';
import { showToast } from '../../../../ui/feedback/toast';
import { forgetDefaultHousehold } from '../default-household';
import { useRestoreHousehold } from '../restore-household';
import { useHouseholdChange } from '../use-household-change';

export function useCloseHousehold() {
  const restore = useRestoreHousehold();
  return useHouseholdChange(async ({ _id: id, name }: Household) => {
    const household = await call(householdsRoutes.close, { params: { id } });
    forgetDefaultHousehold(id);
    showToast({
      kind: 'success',
      title: t`${name} is closed`,
      action: { label: t`Undo`, onClick: () => restore.mutate(id) },
    });
    return household;
  });
}
