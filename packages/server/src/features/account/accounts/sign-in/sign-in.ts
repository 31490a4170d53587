/** Signing in with a password (Spec 4, Login), and the second step of those who turned it on. */
import type { Deps } from '../../../../deps';
import type { UserRow } from '../accounts.store';
import type { SignedInWith } from '../../../../schema/accounts';
import type { Sessions } from '../sessions/sessions';
import type { Caller } from './caller';
import { checkPassword, type Credentials } from './check-password';
import { completeSignIn, refuseUnverified, type SignedInPerson } from './complete-sign-in';

/** @throws AppError SECOND_STEP_NEEDED for someone who turned it on */
export type AskSecondStep = (user: UserRow, signedInWith: SignedInWith) => Promise<void>;

interface FirstStep {
  caller: Caller;
  askSecondStep: AskSecondStep;
  signedInWith: SignedInWith;
  deviceToken?: string | undefined;
}

/** @throws AppError INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, SECOND_STEP_NEEDED, TOO_MANY_REQUESTS */
export async function signIn(
  deps: Deps,
  sessions: Sessions,
  credentials: Credentials,
  step: Pick<FirstStep, 'caller' | 'askSecondStep'>,
): Promise<SignedInPerson> {
  const user = await checkPassword(deps, sessions, credentials, step.caller);
  const { deviceToken } = credentials;
  return endFirstStep(deps, sessions, user, { ...step, deviceToken, signedInWith: {} });
}

/**
 * After a right password, or what stands for one.
 *
 * @throws AppError EMAIL_NOT_VERIFIED, SECOND_STEP_NEEDED
 */
export async function endFirstStep(
  deps: Deps,
  sessions: Sessions,
  user: UserRow,
  { askSecondStep, ...device }: FirstStep,
): Promise<SignedInPerson> {
  await refuseUnverified(deps, user);
  await askSecondStep(user, device.signedInWith);
  return completeSignIn(deps, sessions, user, device);
}
