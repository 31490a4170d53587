/**
 * Watches the token while the app is open (Spec 4 and 9): on start and every 30 minutes. A refresh
 * that the server refuses signs out; one that never reached it is tried again at the next check, so
 * that a shop without signal costs nobody the list.
 */
import { accountsRoutes } from '@saltbush/contract/accounts';
import { AppError } from '@saltbush/contract/errors';
import { nextSessionStep, sessionCheckMs } from '@saltbush/domain/accounts/session-clock';
import { call } from '../api/call';
import { endSession, getSession, renewToken } from '../api/session';

/** Returns the function that stops watching. */
export function keepSession(): () => void {
  void checkSession();
  const timer = setInterval(() => void checkSession(), sessionCheckMs);
  return () => clearInterval(timer);
}

async function checkSession(): Promise<void> {
  const session = getSession();
  if (!session) return;
  const step = nextSessionStep(Date.parse(session.expiresAt), Date.now());
  if (step === 'sign-out') endSession();
  if (step === 'refresh') await refresh(session.token);
}

async function refresh(token: string): Promise<void> {
  try {
    const renewed = await call(accountsRoutes.refresh);
    if (getSession()?.token === token) renewToken(renewed);
  } catch (error) {
    const wasRefused = !(error instanceof AppError && error.code === 'SERVER_UNREACHABLE');
    if (wasRefused && getSession()?.token === token) endSession();
  }
}
