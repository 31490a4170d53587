/** The account page's storage: how much is used of how much, what it is, and ways to make space. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { StorageKind, StorageUse } from '@saltbush/contract/account/storage-use';
import { describeError } from '../../../api/describe-error';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Panel } from '../../../ui/layout/panel';
import { FreeSpace } from './free-space';
import classes from './storage.module.css';
import { figuresOfUse } from './figures-of-use';
import { useStorage } from './use-storage';
import { UsedStorage } from './used-storage';

export function StorageSection() {
  const { data, error, isFetching, refetch } = useStorage();
  if (error && !data) {
    const { message } = describeError(error);
    return <ErrorState message={message} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      <Panel title={t`Your storage`}>
        <UsedStorage
          use={data}
          hint={t`Make room below, or ask whoever runs this Saltbush for more.`}
        />
        <Kinds use={data} />
      </Panel>
      <FreeSpace use={data} />
    </>
  );
}

function Kinds({ use }: { use: StorageUse }) {
  const figureOf = figuresOfUse(use);
  return (
    <ul className={classes.kinds}>
      {kindNames.map(([kind, name]) => (
        <li key={kind} className={classes.kind}>
          <span>{name}</span>
          <span>{kind === 'recipes' ? figureOf('recipes', 'bin') : figureOf(kind)}</span>
        </li>
      ))}
    </ul>
  );
}

const kindNames: readonly [StorageKind, string][] = [
  ['recipes', t`Recipes`],
  ['versions', t`Earlier versions`],
  ['pictures', t`Pictures`],
  ['pages', t`Pages you imported from`],
  ['plan', t`Plans and lists`],
];
