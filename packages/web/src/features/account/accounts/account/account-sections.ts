/**
 * The sections of the account page, in the order of its menu; each is loaded when it is opened.
 * A new section is one entry here. A card in a section that is there is one line in its component.
 */
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { ComponentType } from 'react';
import { onDemand, type OnDemand } from '../../../../ui/on-demand';
import { notificationsSection } from '../../../device/notifications';
import { storageSection } from '../../storage-use';
import type { SectionProps } from './frame/section-props';

export interface AccountSection {
  /** In the address: /account/{id}. */
  id: string;
  title: string;
  /** What is found there, in a few words. */
  text: string;
  Icon: typeof IconUser;
  code: OnDemand<ComponentType<SectionProps>>;
}

export const accountSections: readonly AccountSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    text: 'Your name and email',
    Icon: IconUser,
    code: onDemand(async () => (await import('./profile/profile-section')).ProfileSection),
  },
  {
    id: 'sign-in',
    title: 'Sign-in & devices',
    text: 'Your password, and where you are signed in',
    Icon: IconShieldLock,
    code: onDemand(async () => (await import('./sign-in/sign-in-section')).SignInSection),
  },
  {
    id: 'preferences',
    title: 'Preferences',
    text: 'Your community, time zone, measures and theme',
    Icon: IconAdjustmentsHorizontal,
    code: onDemand(
      async () => (await import('./preferences/preferences-section')).PreferencesSection,
    ),
  },
  {
    id: 'favourites',
    title: 'Favourites',
    text: 'The recipes you love',
    Icon: IconHeart,
    code: onDemand(async () => (await import('./favourites/favourites-section')).FavouritesSection),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    text: 'Timers, the shopping list and invitations',
    Icon: IconBell,
    code: notificationsSection,
  },
  {
    id: 'who-eats',
    title: 'Who eats',
    text: 'The people you plan and shop for',
    Icon: IconToolsKitchen2,
    code: onDemand(async () => (await import('./who-eats/who-eats-section')).WhoEatsSection),
  },
  {
    id: 'plan',
    title: 'Plan',
    text: 'Free or Premium',
    Icon: IconCreditCard,
    code: onDemand(async () => (await import('./plan/plan-section')).PlanSection),
  },
  {
    id: 'offline',
    title: 'Offline',
    text: 'What works on this device',
    Icon: IconCloudOff,
    code: onDemand(async () => (await import('./offline/offline-section')).OfflineSection),
  },
  {
    id: 'storage',
    title: 'Storage',
    text: 'How much you store, and how to make room',
    Icon: IconDatabase,
    code: storageSection,
  },
  {
    id: 'data',
    title: 'Your data',
    text: 'Import and export',
    Icon: IconArchive,
    code: onDemand(async () => (await import('./data/data-section')).DataSection),
  },
  {
    id: 'delete',
    title: 'Delete account',
    text: 'What happens, and how to do it',
    Icon: IconTrash,
    code: onDemand(async () => (await import('./delete/delete-section')).DeleteSection),
  },
];

export const findSection = (id: string | undefined): AccountSection | undefined =>
  accountSections.find((section) => section.id === id);
