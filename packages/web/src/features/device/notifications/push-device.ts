/** Turning notices on and off for this browser. */
import { notificationsRoutes } from '@saltbush/contract/account/notifications';
import { call } from '../../../api/call';
import { isPushOn, rememberPush } from './push-flag';

/** Asks the browser, then tells the server. Resolves to false when the person said no. */
export async function turnPushOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(publicKey);
  rememberPush(true);
  return true;
}

export async function turnPushOff(): Promise<void> {
  await call(notificationsRoutes.unsubscribe);
  await forgetPush();
}

/** On this device only: the server hears of a sign-out by itself. Never rejects. */
export async function forgetPush(): Promise<void> {
  rememberPush(false);
  const subscription = await findSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** Once a visit: this browser is still used, and its address may have changed. Never rejects. */
export async function renewPush(): Promise<void> {
  if (!isPushOn() || Notification.permission !== 'granted') return;
  try {
    const { publicKey } = await call(notificationsRoutes.get);
    await subscribe(publicKey);
  } catch {
    // Without a network it is done at the next visit.
  }
}

async function subscribe(publicKey: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = await subscribedWith(registration.pushManager, publicKey);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call(notificationsRoutes.subscribe, { body: { endpoint, keys: { p256dh, auth } } });
}

/** A subscription of another key, as of a database that was replaced, is renewed. */
async function subscribedWith(push: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await push.subscribe(options);
  } catch (error) {
    const old = await push.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return push.subscribe(options);
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
