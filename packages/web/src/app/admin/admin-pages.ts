/**
 * The pages of the Admin Panel (Spec 2, /admin/*), in the order in which they are listed. One line here
 * adds a page: its address below /admin, its link in the navigation, and its card on the index.
 *
 * They share one route, and this list is loaded with it: the router is part of what every visitor loads.
 */
import { t } from '@lingui/core/macro';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHeartbeat from '@tabler/icons-react/dist/esm/icons/IconHeartbeat.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
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
  /** A household alone has no need of it, and can switch its links off. */
  isForPublic?: true;
}

export const adminPages: readonly AdminPageEntry[] = [
  {
    page: 'analytics',
    isForPublic: true,
    title: t`Analytics`,
    text: t`How this Saltbush is used: people, visits and recipes.`,
    Icon: IconChartBar,
    Page: lazyRouteComponent(
      () => import('../../features/admin/analytics/analytics-page'),
      'AnalyticsPage',
    ),
  },
  {
    page: 'top-users',
    isForPublic: true,
    title: t`Top users`,
    text: t`Who adds, shares and saves most.`,
    Icon: IconTrophy,
    Page: lazyRouteComponent(
      () => import('../../features/admin/analytics/top-users-page'),
      'TopUsersPage',
    ),
  },
  {
    page: 'users',
    title: t`Users`,
    text: t`Find an account, verify or disable it, or make it an admin.`,
    Icon: IconUsers,
    Page: lazyRouteComponent(
      () => import('../../features/admin/user-admin/users-page'),
      'UsersPage',
    ),
  },
  {
    page: 'feedback',
    isForPublic: true,
    title: t`Feedback`,
    text: t`What people wrote to the admins, and your answers.`,
    Icon: IconMessageCircle,
    Page: lazyRouteComponent(
      () => import('../../features/account/feedback/admin-feedback-page'),
      'AdminFeedbackPage',
    ),
  },
  {
    page: 'reports',
    isForPublic: true,
    title: t`Reports`,
    text: t`Public recipes that people reported, and those you have hidden.`,
    Icon: IconFlag,
    Page: lazyRouteComponent(
      () => import('../../features/book/moderation/reports-page'),
      'ReportsPage',
    ),
  },
  {
    page: 'audit-trail',
    title: t`Audit trail`,
    text: t`What admins did, and when.`,
    Icon: IconHistory,
    Page: lazyRouteComponent(
      () => import('../../features/admin/user-admin/audit-trail-page'),
      'AuditTrailPage',
    ),
  },
  {
    page: 'curated-images',
    isForPublic: true,
    title: t`Curated pictures`,
    text: t`The pictures of dishes that people choose from.`,
    Icon: IconPhoto,
    Page: lazyRouteComponent(
      () => import('../../features/admin/curated-image-admin/curated-images-page'),
      'CuratedImagesPage',
    ),
  },
  {
    page: 'products',
    title: t`Products and prices`,
    text: t`What shops sell and what it costs, for shopping lists.`,
    Icon: IconShoppingCart,
    Page: lazyRouteComponent(
      () => import('../../features/admin/product-feeds/product-feeds-page'),
      'ProductFeedsPage',
    ),
  },
  {
    page: 'outbox',
    title: t`Outbox`,
    text: t`The emails Saltbush wrote, and whether they were sent.`,
    Icon: IconMail,
    Page: lazyRouteComponent(() => import('../../features/admin/mail/outbox-page'), 'OutboxPage'),
  },
  {
    page: 'health',
    title: t`Health`,
    text: t`The server, its database, backups and background jobs.`,
    Icon: IconHeartbeat,
    Page: lazyRouteComponent(
      () => import('../../features/admin/instance-health/health-page'),
      'HealthPage',
    ),
  },
  {
    page: 'settings',
    title: t`Instance settings`,
    text: t`New accounts, storage, email and other services, and public links.`,
    Icon: IconSettings,
    Page: lazyRouteComponent(
      () => import('../../features/admin/instance-settings/instance-settings-page'),
      'InstanceSettingsPage',
    ),
  },
  {
    page: 'services',
    title: t`Integrations`,
    text: t`What is set up, such as email, and how to set up the rest.`,
    Icon: IconPlugConnected,
    Page: lazyRouteComponent(
      () => import('../../features/admin/outside-services/outside-services-page'),
      'OutsideServicesPage',
    ),
  },
];

/** Under these words stand the pages that a household alone has no need of. */
export const forPublicTitle = t`For a public instance`;

export const ownPages = adminPages.filter(({ isForPublic }) => !isForPublic);
export const publicPages = adminPages.filter(({ isForPublic }) => isForPublic);

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
