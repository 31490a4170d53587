/** What the person likes to start with. */
import { ThemeSwitch } from '../../../../ui/theme/theme-switch';
import { AccountCard } from '../frame/account-card';

export function PreferencesSection() {
  return (
    <AccountCard title="Appearance">
      <ThemeSwitch />
    </AccountCard>
  );
}
