/** How the person signs in, and where they are signed in. */
import type { SectionProps } from '../frame/section-props';
import { AccountCard } from '../frame/account-card';
import { Devices } from './devices';
import { PasswordForm } from './password-form';

export function SignInSection({ user }: SectionProps) {
  return (
    <>
      <AccountCard title="Password" hint="Changing it signs you out on your other devices.">
        <PasswordForm email={user.email} />
      </AccountCard>
      <AccountCard title="Devices" hint="Where you are signed in.">
        <Devices />
      </AccountCard>
    </>
  );
}
