/** What others see of the person, and the email address. */
import { t } from '@lingui/core/macro';
import type { SectionProps } from '../frame/section-props';
import { AccountCard } from '../frame/account-card';
import { EmailStatus } from './email-status';
import { ProfileForm } from './profile-form';

export function ProfileSection({ user }: SectionProps) {
  return (
    <>
      <AccountCard
        title={t`Your name`}
        hint={t`Shown to members of your communities and beside your reviews.`}
      >
        <ProfileForm key={user._id} user={user} />
      </AccountCard>
      <AccountCard title={t`Email`}>
        <EmailStatus user={user} />
      </AccountCard>
    </>
  );
}
