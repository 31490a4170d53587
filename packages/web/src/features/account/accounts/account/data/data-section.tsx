/** What the person takes along, and leaves behind. */
import { Group } from '@mantine/core';
import { paths } from '../../../../../paths';
import { LinkButton } from '../../../../../ui/link-button';
import { AccountCard } from '../frame/account-card';

export function DataSection() {
  return (
    <AccountCard title="Your recipes" hint="Import recipes from another app, or export yours.">
      <Group>
        <LinkButton to={paths.recipeFiles} variant="default">
          Import & export
        </LinkButton>
      </Group>
    </AccountCard>
  );
}
