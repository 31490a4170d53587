/**
 * The profile of the person signed in (Spec 4, Session): asked for once per visit. With a copy from
 * the last visit nobody waits for it, and a failure other than 401 keeps that copy.
 */
import { accountsRoutes } from '@saltbush/contract/accounts';
import { onAnnouncement } from '../api/announcements';
import { call } from '../api/call';
import { getSession, keepUser } from '../api/session';

let asked: Promise<void> | undefined;
onAnnouncement('signedOut', () => (asked = undefined));

/** Rejects only when nothing is known of the person at all. */
export async function loadUser(): Promise<void> {
  const hasCopy = getSession()?.user !== undefined;
  asked ??= refreshUser();
  if (hasCopy) {
    asked.catch(() => undefined);
    return;
  }
  try {
    await asked;
  } catch (error) {
    asked = undefined;
    if (getSession()) throw error;
  }
}

async function refreshUser(): Promise<void> {
  const token = getSession()?.token;
  const user = await call(accountsRoutes.me);
  if (getSession()?.token === token) keepUser(user);
}
