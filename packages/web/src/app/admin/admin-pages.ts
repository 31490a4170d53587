/**
 * The pages of the Admin Panel (Spec 2, /admin/*), in the order in which they are listed. One line here
 * adds a page: its address below /admin, its link in the navigation, and its card on the index.
 *
 * They share one route, and this list is loaded with it: the router is part of what every visitor loads.
 */
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { lazyRouteComponent, type AsyncRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';

export interface AdminPageEntry {
  /** The last part of its address: "outbox" in /admin/outbox. */
  page: string;
  title: string;
  /** What it is for, in one sentence. */
  text: string;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  Page: AsyncRouteComponent<unknown>;
}

export const adminPages: readonly AdminPageEntry[] = [
  {
    page: 'outbox',
    title: 'Outbox',
    text: 'The emails Saltbush wrote, and whether they were sent.',
    Icon: IconMail,
    Page: lazyRouteComponent(() => import('../../features/mail/outbox-page'), 'OutboxPage'),
  },
  {
    page: 'settings',
    title: 'Instance settings',
    text: 'Who may make an account here.',
    Icon: IconSettings,
    Page: lazyRouteComponent(
      () => import('../../features/instance-settings/instance-settings-page'),
      'InstanceSettingsPage',
    ),
  },
  {
    page: 'services',
    title: 'Outside services',
    text: 'What is set up, such as email, and how to set up the rest.',
    Icon: IconPlugConnected,
    Page: lazyRouteComponent(
      () => import('../../features/outside-services/outside-services-page'),
      'OutsideServicesPage',
    ),
  },
];

/**
 * Loads a page, so that it is there when the router shows it and its heading can take the focus.
 *
 * @returns false when there is no such page
 */
export async function loadAdminPage(page: string): Promise<boolean> {
  const entry = adminPages.find((one) => one.page === page);
  await entry?.Page.preload?.();
  return entry !== undefined;
}
