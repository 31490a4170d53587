/** A meal with leftovers is removed: they go too, or are cooked on their day. */
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { formatShortDay } from '@saltbush/domain/plan/days/week';
import { usePlanActions } from '../plan/planner-context';
import type { EntryFormProps } from './entry-form-props';

export function RemovalChoice({ dialog, plan, onClose }: EntryFormProps) {
  const { removeEntry } = usePlanActions();
  const { entry, date } = dialog;
  const days = (plan.leftovers.eatenLater.get(entry.id) ?? []).map((meal) =>
    formatShortDay(meal.date),
  );
  const remove = (leftovers: 'removed' | 'cooked') => {
    removeEntry(entry, date, leftovers);
    onClose();
  };
  return (
    <>
      <p>
        <Trans>Its leftovers are planned for {days.join(', ')}.</Trans>
      </p>
      <Group mt="md">
        <Button color="red" onClick={() => remove('removed')}>
          <Trans>Remove both</Trans>
        </Button>
        <Button variant="default" onClick={() => remove('cooked')}>
          <Trans>Cook it on {days[0]} instead</Trans>
        </Button>
      </Group>
    </>
  );
}
