/** A meal with leftovers is removed: they go too, or are cooked on their day. */
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
      <p>Its leftovers are planned for {days.join(', ')}.</p>
      <Group mt="md">
        <Button color="red" onClick={() => remove('removed')}>
          Remove both
        </Button>
        <Button variant="default" onClick={() => remove('cooked')}>
          Cook it on {days[0]} instead
        </Button>
      </Group>
    </>
  );
}
