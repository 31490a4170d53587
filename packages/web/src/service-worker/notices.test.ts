import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noticeKinds } from '@saltbush/domain/device/notifications/choices';
import { showPushedNotices, type Notice } from './notices';

const origin = 'https://saltbush.test';

/** The parts of a service worker that notices use. */
function startWorker(pages: { path: string; visible?: boolean; isControlled?: boolean }[] = []) {
  const windows = pages.map(({ path, visible = false, isControlled = true }) => ({
    url: origin + path,
    visibilityState: visible ? 'visible' : 'hidden',
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => {
      if (!isControlled) throw new TypeError('This service worker is not the client’s');
    }),
  }));
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => null);
  vi.stubGlobal('self', {
    location: { origin },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  showPushedNotices();
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => (work = promise);
    listeners.get(type)!({ ...event, waitUntil });
    await work;
  };
  const close = vi.fn();
  return {
    windows,
    showNotification,
    openWindow,
    close,
    push: (text: string | undefined) =>
      dispatch('push', {
        data: text === undefined ? null : { json: () => JSON.parse(text) as unknown },
      }),
    tap: (data: Notice) => dispatch('notificationclick', { notification: { data, close } }),
  };
}

const noticeOf = (kind: string, path = '/menu-maker'): Notice => ({
  title: `Title of ${kind}`,
  body: 'What happened',
  path,
  kind,
  topic: `${kind}-1`,
});

beforeEach(() => vi.unstubAllGlobals());

describe('a push', () => {
  test.each(noticeKinds)(
    'a push of the kind %s shows its notice, with what a tap needs',
    async (kind) => {
      const worker = startWorker();
      const notice = noticeOf(kind);
      await worker.push(JSON.stringify(notice));
      expect(worker.showNotification.mock.calls).toEqual([
        [
          notice.title,
          {
            body: notice.body,
            tag: notice.topic,
            data: notice,
            icon: '/icon-192.png',
            // A timer rings until someone sees it.
            requireInteraction: kind === 'timers',
          },
        ],
      ]);
    },
  );

  test.each([
    ['timers', [{ path: '/browse', visible: true }], false],
    ['timers', [{ path: '/browse' }], true],
    ['listChanges', [{ path: '/shopping-list?household=1', visible: true }], false],
    ['listChanges', [{ path: '/browse', visible: true }], true],
    ['invitations', [{ path: '/shopping-list', visible: true }], true],
  ])('a push of %s, beside the pages %j, is shown: %s', async (kind, pages, isShown) => {
    const worker = startWorker(pages);
    await worker.push(JSON.stringify(noticeOf(kind, '/shopping-list?household=1')));
    expect(worker.showNotification).toHaveBeenCalledTimes(isShown ? 1 : 0);
  });

  test.each([undefined, '', 'not JSON', 'null', '[]', '{"title":"Half"}', '{"title":1}'])(
    'a push that cannot be read (%j) shows a plain notice',
    async (text) => {
      const worker = startWorker();
      await worker.push(text);
      expect(worker.showNotification).toHaveBeenCalledWith(
        'Saltbush',
        expect.objectContaining({ data: expect.objectContaining({ path: '/' }) }),
      );
    },
  );
});

describe('a tap', () => {
  const notice = noticeOf('listChanges', '/shopping-list?household=1');
  const address = `${origin}/shopping-list?household=1`;

  test('a tap on a notice opens the page where no window is open', async () => {
    const worker = startWorker();
    await worker.tap(notice);
    expect(worker.close).toHaveBeenCalledOnce();
    expect(worker.openWindow.mock.calls).toEqual([[address]]);
  });

  test('a tap on a notice leads an open window to the page', async () => {
    const worker = startWorker([{ path: '/browse' }]);
    await worker.tap(notice);
    expect(worker.windows[0]!.focus).toHaveBeenCalledOnce();
    expect(worker.windows[0]!.navigate.mock.calls).toEqual([[address]]);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  test('a tap on a notice focuses the window that shows the page, and leaves the others', async () => {
    const worker = startWorker([{ path: '/browse' }, { path: '/shopping-list?household=1' }]);
    await worker.tap(notice);
    expect(worker.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(worker.windows.flatMap(({ navigate }) => navigate.mock.calls)).toEqual([]);
  });

  test('a tap on a notice opens a window where the open one cannot be led', async () => {
    const worker = startWorker([{ path: '/browse', isControlled: false }]);
    await worker.tap(notice);
    expect(worker.openWindow.mock.calls).toEqual([[address]]);
  });

  test('a tap on a notice never leaves Saltbush', async () => {
    const worker = startWorker([{ path: '/browse' }]);
    await worker.tap(noticeOf('invitations', 'https://elsewhere.test/'));
    await worker.tap(noticeOf('invitations', '//elsewhere.test/'));
    expect(worker.windows[0]!.focus).not.toHaveBeenCalled();
    expect(worker.openWindow).not.toHaveBeenCalled();
  });
});
