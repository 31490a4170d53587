import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '../../../api/session';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/link-button';
import { Page } from '../../../ui/layout/page';
import { ThemeSwitch } from '../../../ui/theme/theme-switch';
import { EatersPanel } from '../../eaters';
import { OfflineHelp } from '../../sync/device';
import { AccountSection } from './account-section';
import { Devices } from './devices';
import { EmailStatus } from './email-status';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

/** Manage Account (Spec 2). */
export function AccountPage() {
  const user = useUser();
  const members = useMemo(() => (user ? [{ id: user._id, name: user.username }] : []), [user]);
  if (!user) return null;
  return (
    <Page title="Manage Account" width="narrow">
      <Stack gap="lg">
        <AccountSection title="Profile">
          <ProfileForm key={user._id} user={user} />
          <EmailStatus user={user} />
        </AccountSection>
        <AccountSection title="Password" hint="Changing it signs you out on your other devices.">
          <PasswordForm email={user.email} />
        </AccountSection>
        <AccountSection title="Devices" hint="Where you are signed in.">
          <Devices />
        </AccountSection>
        <AccountSection
          title="Your recipes"
          hint="Import recipes from another app, or export yours."
        >
          <LinkButton to={paths.recipeFiles} variant="default">
            Import & export
          </LinkButton>
        </AccountSection>
        <EatersPanel scope={{ userId: user._id }} members={members} />
        <AccountSection title="Without a network">
          <OfflineHelp />
        </AccountSection>
        <AccountSection title="Appearance">
          <ThemeSwitch />
        </AccountSection>
      </Stack>
    </Page>
  );
}
