/** The links to a kitchen screen, and their changes. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kitchenRoutes, type KitchenLink } from '@saltbush/contract/plan/kitchen';
import { call } from '../../../api/call';
import { describeError } from '../../../api/describe-error';
import { showToast } from '../../../ui/feedback/toast';

export function useKitchenLinks(householdId: string | undefined) {
  const queryClient = useQueryClient();
  const queryKey = ['kitchen-links', householdId];
  const links = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(kitchenRoutes.listLinks, { query: { householdId } }, { signal }),
  });
  const [made, setMade] = useState<KitchenLink & { url: string }>();
  const [isBusy, setBusy] = useState(false);
  const run = async (change: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showToast({ kind: 'error', ...describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  return {
    links,
    made,
    isBusy,
    make: (name: string) =>
      run(async () => setMade(await call(kitchenRoutes.makeLink, { body: { householdId, name } }))),
    end: (link: KitchenLink) =>
      run(async () => {
        await call(kitchenRoutes.removeLink, { params: { id: link._id }, query: { householdId } });
        if (made?._id === link._id) setMade(undefined);
        showToast({ kind: 'success', title: `“${link.name}” no longer shows your kitchen` });
      }),
  };
}
