import { t } from '@lingui/core/macro';
import type { itemsOfText } from '@saltbush/domain/plan/shopping-list/list/items-of-text';
import { showToast } from '../../../../ui/feedback/toast';

/** What was pasted may be more than is added at once. */
export function sayLeftOut({ items, leftOut }: ReturnType<typeof itemsOfText>): void {
  if (leftOut === 0) return;
  const message = t`Paste the last ${leftOut} again.`;
  showToast({ kind: 'warning', title: t`Only ${items.length} items were added`, message });
}
