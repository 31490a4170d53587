/** How much of the space is used, in a few words: "12 MB of 500 MB". */
import { t } from '@lingui/core/macro';
import { storageText } from '@saltbush/domain/account/storage-use/storage-figures';
import { useStorage } from './use-storage';

/** Blank until it is known. */
export function StorageSummary() {
  const { data } = useStorage();
  if (!data) return null;
  const { used, limit } = data;
  return limit === undefined
    ? storageText(used)
    : t`${{ used: storageText(used) }} of ${{ limit: storageText(limit) }}`;
}
