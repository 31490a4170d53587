/** Notices that the server pushes, and what a tap on one opens. */

import { t } from '@lingui/core/macro';
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** As `features/account/notifications` of the server writes it. */
export interface Notice {
  title: string;
  body: string;
  /** Of the app. */
  path: string;
  kind: string;
  topic: string;
}

export function showPushedNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(readNotice(event.data))));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as Notice).path));
  });
}

/** A browser that is pushed something must show something: what cannot be read becomes a plain notice. */
const unreadable: Notice = {
  title: t`Saltbush`,
  body: t`Open Saltbush to see what is new.`,
  path: '/',
  kind: 'unknown',
  topic: 'unknown',
};

function readNotice(data: PushMessageData | null): Notice {
  try {
    const sent = data?.json() as Partial<Notice> | null;
    const isWhole = names.every((name) => typeof sent?.[name] === 'string');
    return isWhole ? (sent as Notice) : unreadable;
  } catch {
    return unreadable;
  }
}

const names = ['title', 'body', 'path', 'kind', 'topic'] as const;

async function show(notice: Notice): Promise<void> {
  if (await isSeen(notice)) return;
  const { title, body, topic, kind } = notice;
  await self.registration.showNotification(title, {
    body,
    // A newer notice of the same thing replaces the older one.
    tag: topic,
    data: notice,
    icon: `${basePath}/icon-192.png`,
    requireInteraction: kind === 'timers',
  });
}

/** A page in sight rings for its timers itself, and shows its list as it is. */
async function isSeen({ kind, path }: Notice): Promise<boolean> {
  const visible = (await listWindows()).filter(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  if (kind === 'timers') return visible.length > 0;
  const [page = ''] = path.split('?');
  return (
    kind === 'listChanges' && visible.some(({ url }) => new URL(url).pathname === basePath + page)
  );
}

/** A window that shows the page is focused, any other goes there; without a window a new one opens. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  url.pathname = basePath + url.pathname;
  const windows = await listWindows();
  const client = windows.find((one) => one.url === url.href) ?? windows[0];
  if (!client) return void (await self.clients.openWindow(url.href));
  await client.focus();
  if (client.url === url.href) return;
  // A page that was opened before this service worker cannot be led anywhere.
  await client.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

const listWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
