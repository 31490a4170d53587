/** Notices that the server pushes, and what a tap on one opens. */
/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/** As `features/notifications` of the server writes it. */
interface Notice {
  title: string;
  body: string;
  /** Of the app. */
  path: string;
  kind: string;
  topic: string;
}

export function showPushedNotices(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as Notice).path));
  });
}

async function show({ data }: PushEvent): Promise<void> {
  const notice = data?.json() as Notice | undefined;
  if (!notice || (await isSeen(notice))) return;
  const { title, body, topic, kind } = notice;
  await self.registration.showNotification(title, {
    body,
    // A newer notice of the same thing replaces the older one.
    tag: topic,
    data: notice,
    icon: '/icon-192.png',
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
  return kind === 'listChanges' && visible.some(({ url }) => new URL(url).pathname === page);
}

/** A window that is open goes there; otherwise a new one opens. */
async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [client] = await listWindows();
  if (!client) return void (await self.clients.openWindow(url.href));
  await client.focus();
  if (client.url !== url.href) await client.navigate(url.href);
}

const listWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
