/** Communities one has deleted: each can be restored for 30 days. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Text, Title } from '@mantine/core';
import { householdRestoreDays } from '@saltbush/domain/account/households/permissions';
import type { DeletedHousehold } from '@saltbush/contract/account/households';
import { formatDay } from '../format-day';
import { useRestoreHousehold } from '../restore-household';
import classes from './households-page.module.css';

export function DeletedHouseholds({ deleted }: { deleted: DeletedHousehold[] }) {
  if (deleted.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="deleted-communities">
      <Title order={2} size="h3" id="deleted-communities">
        <Trans>Deleted communities</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>They are gone for good after {householdRestoreDays} days.</Trans>
      </Text>
      <ul className={classes.rows}>
        {deleted.map((household) => (
          <Row key={household._id} household={household} />
        ))}
      </ul>
    </section>
  );
}

function Row({ household }: { household: DeletedHousehold }) {
  const { _id: id, name, removedAt } = household;
  const restore = useRestoreHousehold();
  return (
    <li className={classes.row}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text c="dimmed" size="sm">
          <Trans>Can be restored until {formatDay(removedAt)}</Trans>
        </Text>
      </div>
      <Button
        variant="default"
        aria-label={t`Restore ${name}`}
        loading={restore.isPending}
        onClick={() => restore.mutate(id)}
      >
        <Trans>Restore</Trans>
      </Button>
    </li>
  );
}
