/**
 * Checks the token on start and every 30 minutes (Spec 4 and 9). A refresh that the server refuses
 * (401 or 403) signs the user out, as it does for a token that is over. Any other failure says nothing
 * about the session; the refresh is retried a minute later.
 */
import { sessionRoutes } from '@saltbush/contract/session';
import { AppError } from '@saltbush/contract/errors';
import { nextSessionStep, sessionCheckMs } from '@saltbush/domain/accounts/session-renewal';
import { call } from '../api/call';
import { endSession, getSession, renewToken } from '../api/session';

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

/**
 * @returns false when a refresh was due and failed for a reason other than 401 or 403
 */
async function checkSession(): Promise<boolean> {
  const session = getSession();
  if (!session) return true;
  const step = nextSessionStep(Date.parse(session.expiresAt), Date.now());
  // Also a token that is over: without a network its owner can still read what this device has.
  return step === 'keep' ? true : refresh(session.token);
}

async function refresh(token: string): Promise<boolean> {
  try {
    const renewed = await call(sessionRoutes.refresh);
    if (getSession()?.token === token) renewToken(renewed);
    return true;
  } catch (error) {
    const isRefused = error instanceof AppError && [401, 403].includes(error.status);
    if (isRefused && getSession()?.token === token) endSession();
    return isRefused;
  }
}
