/** Outcome of a verification link (Spec 4, E-mail verification). */
import { accountsRoutes } from '@saltbush/contract/account/accounts';
import { AppError } from '@saltbush/contract/errors';
import { call } from '../../../../api/call';
import { getSession, storeUser } from '../../../../api/session';
import { showRemoved } from '../show-removed';

export type Verification = 'verified' | 'already-verified' | 'failed';

/**
 * Never rejects. An invalid link counts as used before: mail scanners open links ahead of people. A
 * link works once, so repeated calls share one request.
 */
export function followVerificationLink(token: string | undefined): Promise<Verification> {
  if (!token) return Promise.resolve('failed');
  const asked = followed.get(token) ?? follow(token);
  followed.set(token, asked);
  return asked;
}

const followed = new Map<string, Promise<Verification>>();

async function follow(verificationToken: string): Promise<Verification> {
  try {
    const params = { verificationToken };
    const answer = await call(accountsRoutes.verifyEmail, { params });
    showRemoved(answer);
    if (getSession()) void call(accountsRoutes.me).then(storeUser, () => undefined);
    return outcomeOf(answer);
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_VERIFICATION_TOKEN') {
      return 'already-verified';
    }
    followed.delete(verificationToken);
    return 'failed';
  }
}

/** A server that says it in words of its own has verified the address all the same. */
const outcomeOf = (answer: { outcome?: Verification } | undefined | null): Verification =>
  answer?.outcome === 'already-verified' ? 'already-verified' : 'verified';
