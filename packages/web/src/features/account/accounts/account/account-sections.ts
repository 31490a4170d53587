/**
 * The sections of the account page, in the order of its menu; each is loaded when it is opened. A new section is one
 * entry here, and a row in `overview/account-overview.tsx`. A card in a section that is there is one line in its component.
 */
import { t } from '@lingui/core/macro';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { ComponentType } from 'react';
import { onDemand, type OnDemand } from '../../../../ui/on-demand';
import { notificationsSection } from '../../../device/notifications';
import { apiTokensSection } from '../../api-tokens';
import { storageSection } from '../../storage-use';
import type { SectionProps } from './frame/section-props';

export interface AccountSection {
  /** In the address: /account/{id}. */
  id: string;
  title: string;
  Icon: typeof IconUser;
  code: OnDemand<ComponentType<SectionProps>>;
}

export const accountSections: readonly AccountSection[] = [
  {
    id: 'profile',
    title: t`Profile`,
    Icon: IconUser,
    code: onDemand(async () => (await import('./profile/profile-section')).ProfileSection),
  },
  {
    id: 'sign-in',
    title: t`Sign-in & devices`,
    Icon: IconShieldLock,
    code: onDemand(async () => (await import('./sign-in/sign-in-section')).SignInSection),
  },
  {
    id: 'preferences',
    title: t`Preferences`,
    Icon: IconAdjustmentsHorizontal,
    code: onDemand(
      async () => (await import('./preferences/preferences-section')).PreferencesSection,
    ),
  },
  {
    id: 'favourites',
    title: t`Favourites`,
    Icon: IconHeart,
    code: onDemand(async () => (await import('./favourites/favourites-section')).FavouritesSection),
  },
  {
    id: 'followed-cooks',
    title: t`Cooks you follow`,
    Icon: IconUsers,
    code: onDemand(
      async () => (await import('./followed-cooks/followed-cooks-section')).FollowedCooksSection,
    ),
  },
  {
    id: 'notifications',
    title: t`Notifications`,
    Icon: IconBell,
    code: notificationsSection,
  },
  {
    id: 'who-eats',
    title: t`Who eats`,
    Icon: IconToolsKitchen2,
    code: onDemand(async () => (await import('./who-eats/who-eats-section')).WhoEatsSection),
  },
  {
    id: 'plan',
    title: t`Plan`,
    Icon: IconCreditCard,
    code: onDemand(async () => (await import('./plan/plan-section')).PlanSection),
  },
  {
    id: 'offline',
    title: t`Offline`,
    Icon: IconCloudOff,
    code: onDemand(async () => (await import('./offline/offline-section')).OfflineSection),
  },
  {
    id: 'storage',
    title: t`Storage`,
    Icon: IconDatabase,
    code: storageSection,
  },
  {
    id: 'programs',
    title: t`Other programs`,
    Icon: IconPlugConnected,
    code: apiTokensSection,
  },
  {
    id: 'delete',
    title: t`Delete account`,
    Icon: IconTrash,
    code: onDemand(async () => (await import('./delete/delete-section')).DeleteSection),
  },
];

export const findSection = (id: string | undefined): AccountSection | undefined =>
  accountSections.find((section) => section.id === id);
