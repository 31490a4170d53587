/** What a community takes: its members see it, its admin can make room. */
import { Text } from '@mantine/core';
import { Panel } from '../../../ui/layout/panel';
import { Deletion } from './make-room';
import classes from './storage.module.css';
import { useStorage } from './use-storage';
import { UsedStorage } from './used-storage';
import { forgetChanges } from './ways-to-make-room';

/** Nothing until it is known, and when it can't be: the page has more to show. */
export function HouseholdStorage({ id, canMakeRoom }: { id: string; canMakeRoom: boolean }) {
  const { data } = useStorage(id);
  if (!data) return null;
  const isEmpty = data.kinds.plan === 0;
  return (
    <Panel title="Storage">
      <UsedStorage
        use={data}
        hint={canMakeRoom ? 'Make room below,' : 'Ask the admin of this community to make room,'}
      />
      <Text c="dimmed" size="sm">
        This counts the plan, the list, what was cooked, and who changed what in the last 90 days.
        Recipes and pictures count for the person who added them.
      </Text>
      {canMakeRoom && (
        <div className={classes.buttons}>
          <Deletion {...forgetChanges} isEmpty={isEmpty} householdId={id} />
        </div>
      )}
    </Panel>
  );
}
