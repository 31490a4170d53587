import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notificationsRoutes, type NoticeChoice } from '@saltbush/contract/account/notifications';
import { AppError } from '@saltbush/contract/errors';
import { answer, type Answer } from '../../../testing/fake-api';
import { renderPage, screen } from '../../../testing/render';
import { NotificationsSection } from './notifications-section';
import { isPushOn } from './push-flag';

const { get, setChoice, subscribe, unsubscribe, sendTest } = notificationsRoutes;
const choices: NoticeChoice[] = [
  { kind: 'timers', channel: 'push', isOn: true },
  { kind: 'listChanges', channel: 'push', isOn: true },
  { kind: 'invitations', channel: 'push', isOn: true },
  { kind: 'invitations', channel: 'mail', isOn: true },
];
const known = { publicKey: 'BKey', choices, isSubscribed: false, isMailSetUp: true };
const open = (...api: Answer[]) =>
  renderPage(NotificationsSection, { api: [answer(get, known), ...api] });

/** A browser with push, whose person answers like this. */
function pushBrowser(answered: NotificationPermission) {
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/a', keys }),
    unsubscribe: vi.fn(async () => true),
  };
  const pushManager = {
    subscribe: vi.fn(async () => subscription),
    getSubscription: async () => subscription,
  };
  const registration = { pushManager };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => answered,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  return { pushManager, subscription };
}
beforeEach(() => vi.stubGlobal('isSecureContext', false));
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('the notifications section says why nothing can be pushed to an http address', async () => {
  await open();
  expect(await screen.findByText(/This address starts with http:/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

test('the notifications section is turned on, tested and turned off for this device', async () => {
  const { pushManager, subscription } = pushBrowser('granted');
  let isSubscribed = false;
  const { person, api } = await open(
    answer(get, () => ({ ...known, isSubscribed })),
    answer(subscribe, () => {
      isSubscribed = true;
      return undefined;
    }),
    answer(unsubscribe, () => {
      isSubscribed = false;
      return undefined;
    }),
    answer(sendTest, undefined),
  );
  await person.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  await screen.findByText('This device gets notifications, also when it is locked.');
  expect(isPushOn()).toBe(true);
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'BKey',
  });
  expect(api.requestsTo(subscribe)[0]!.body).toEqual({
    endpoint: 'https://push.example.com/a',
    keys: { p256dh: 'key', auth: 'secret' },
  });
  await person.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test sent')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Turn off on this device' }));
  await screen.findByRole('button', { name: 'Turn on notifications' });
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(isPushOn()).toBe(false);
});

test('the notifications section stays off when the person says no', async () => {
  const { pushManager } = pushBrowser('denied');
  const { person, api } = await open();
  await person.click(await screen.findByRole('button', { name: 'Turn on notifications' }));
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(api.requestsTo(subscribe)).toEqual([]);
});

test('a kind of notification is turned off at once, and on again where that could not be saved', async () => {
  const { person, api } = await open(answer(setChoice, new AppError('INTERNAL')));
  const group = within(await screen.findByRole('group', { name: 'Invitations' }));
  const mail = group.getByRole<HTMLInputElement>('switch', { name: 'Email' });
  await person.click(mail);
  expect(api.requestsTo(setChoice)[0]!.body).toEqual({
    kind: 'invitations',
    channel: 'mail',
    isOn: false,
  });
  expect(await screen.findByText('Something went wrong')).toBeDefined();
  await expect.poll(() => mail.checked).toBe(true);
  expect(screen.getAllByRole('switch')).toHaveLength(4);
});
