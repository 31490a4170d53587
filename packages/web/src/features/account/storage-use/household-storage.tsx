/** What a community takes: its members see it, its admin can make space. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Panel } from '../../../ui/layout/panel';
import { Deletion } from './free-space';
import classes from './storage.module.css';
import { useStorage } from './use-storage';
import { UsedStorage } from './used-storage';
import { forgetChanges } from './ways-to-free-space';

/** Nothing until it is known, and when it can't be: the page has more to show. */
export function HouseholdStorage({ id, canFreeSpace }: { id: string; canFreeSpace: boolean }) {
  const { data } = useStorage(id);
  if (!data) return null;
  const isEmpty = data.kinds.plan === 0;
  return (
    <Panel title={t`Storage`}>
      <UsedStorage
        use={data}
        hint={
          canFreeSpace
            ? t`Make room below, or ask whoever runs this Saltbush for more.`
            : t`Ask the admin of this community to make room, or ask whoever runs this Saltbush for more.`
        }
      />
      <Text c="dimmed" size="sm">
        <Trans>
          This counts the plan, the list, what was cooked, and who changed what in the last 90 days.
          Recipes and pictures count for the person who added them.
        </Trans>
      </Text>
      {canFreeSpace && (
        <div className={classes.buttons}>
          <Deletion {...forgetChanges} isEmpty={isEmpty} householdId={id} />
        </div>
      )}
    </Panel>
  );
}
