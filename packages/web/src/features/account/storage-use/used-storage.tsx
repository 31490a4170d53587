/** How much of how much is used, in words and as a bar. */
import { t } from '@lingui/core/macro';
import { Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import type { StorageUse } from '@saltbush/contract/account/storage-use';
import { storageText } from '@saltbush/domain/account/storage-use/storage-figures';

/** @param hint how space is made here, in a sentence */
export function UsedStorage({ use, hint }: { use: StorageUse; hint: string }) {
  const { used, limit } = use;
  const share = shareOf(use);
  const text =
    limit === undefined
      ? t`${{ used: storageText(used) }} used`
      : t`${{ used: storageText(used) }} of ${{ limit: storageText(limit) }} used`;
  return (
    <>
      <Text>{text}</Text>
      {limit !== undefined && (
        <Progress value={share} color={share > 90 ? 'red' : undefined} aria-label={text} />
      )}
      {share > 90 && (
        <Text>
          {share === 100 ? t`Nothing more fits.` : t`It is nearly full.`} {hint}
        </Text>
      )}
    </>
  );
}

/** In per cent, at most 100; 0 without a limit. */
const shareOf = ({ used, limit }: StorageUse): number =>
  limit === undefined ? 0 : Math.min(100, (used / limit) * 100);
