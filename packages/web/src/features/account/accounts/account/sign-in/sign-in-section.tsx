/** How the person signs in, and where they are signed in. */
import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import type { SectionProps } from '../frame/section-props';
import { AccountCard } from '../frame/account-card';
import { LoadedPart } from '../../../../../ui/loaded-part';
import { signInCards } from '../../../sign-in-methods';
import { describeDevice } from './describe-device';
import { Devices } from './devices';
import { PasswordForm } from './password-form';

export function SignInSection({ user }: SectionProps) {
  const deviceName = describeDevice(navigator.userAgent).name;
  return (
    <>
      <LoadedPart
        code={signInCards}
        whileLoading={<Skeleton height={200} />}
        partProps={{
          Card: AccountCard,
          email: user.email,
          passwordForm: <PasswordForm email={user.email} />,
          deviceName,
        }}
      />
      <AccountCard title={t`Devices`} hint={t`Where you are signed in.`}>
        <Devices />
      </AccountCard>
    </>
  );
}
