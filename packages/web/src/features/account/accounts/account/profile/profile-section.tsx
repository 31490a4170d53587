/** What others see of the person, and the email address. */
import type { SectionProps } from '../frame/section-props';
import { AccountCard } from '../frame/account-card';
import { EmailStatus } from './email-status';
import { ProfileForm } from './profile-form';

export function ProfileSection({ user }: SectionProps) {
  return (
    <>
      <AccountCard
        title="Your name"
        hint="Shown to members of your communities and beside your reviews."
      >
        <ProfileForm key={user._id} user={user} />
      </AccountCard>
      <AccountCard title="Email">
        <EmailStatus user={user} />
      </AccountCard>
    </>
  );
}
