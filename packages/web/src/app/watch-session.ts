/**
 * Checks the token on start and every 30 minutes (Spec 4 and 9), and renews it when it is due. A server that refuses
 * signs the user out; after any other failure it is asked again a minute later.
 */
import { AppError } from '@saltbush/contract/errors';
import { nextSessionStep, sessionCheckMs } from '@saltbush/domain/account/accounts/session-renewal';
import { renewSession } from '../api/renew-session.lazy';
import { getSession } from '../api/session';

const retryDelayMs = 60_000;

/** Returns a function that stops the checks. */
export function watchSession(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const watch = async () => {
    const isSettled = await checkSession();
    if (!isStopped) timer = setTimeout(watch, isSettled ? sessionCheckMs : retryDelayMs);
  };
  void watch();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** @returns false when a renewal was due, and the server did not say yes or no */
async function checkSession(): Promise<boolean> {
  const session = getSession();
  if (!session) return true;
  // A token that is over is renewed too: without a network its owner can still read what this device has.
  if (nextSessionStep(Date.parse(session.expiresAt), Date.now()) === 'keep') return true;
  try {
    const renew = await renewSession.load();
    await renew(session.token);
    return true;
  } catch (error) {
    return error instanceof AppError && error.code === 'SESSION_EXPIRED';
  }
}
