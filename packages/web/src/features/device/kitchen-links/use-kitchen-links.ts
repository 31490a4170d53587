/** The links to a kitchen screen, and their changes. */
import { t } from '@lingui/core/macro';
import { kitchenRoutes, type KitchenLink } from '@saltbush/contract/plan/kitchen';
import { call } from '../../../api/call';
import { useAccessLinks } from '../access-links';

export function useKitchenLinks(householdId: string | undefined) {
  const query = { householdId };
  const { make, end, ...shown } = useAccessLinks<KitchenLink, KitchenLink & { url: string }>({
    queryKey: ['kitchen-links', householdId],
    list: (signal) => call(kitchenRoutes.listLinks, { query }, { signal }),
  });
  return {
    ...shown,
    make: (name: string) =>
      make(() => call(kitchenRoutes.makeLink, { body: { householdId, name } })),
    end: ({ _id: id, name }: KitchenLink) =>
      end(() => call(kitchenRoutes.removeLink, { params: { id }, query }), {
        done: t`“${name}” no longer shows your kitchen`,
        isOf: (made) => made._id === id,
      }),
  };
}
