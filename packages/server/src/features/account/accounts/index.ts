/** Creating accounts, signing in whichever way it is done, and checking a session inside a statement. */
export {
  findFirstUse,
  findUser,
  findUserByEmail,
  hasAccounts,
  isFirstAccount,
  lockAccount,
  updateUser,
} from './accounts.store';
export type { UserRow } from './accounts.store';
export type { SignedInWith } from '../../../schema/accounts';
export { createAccount } from './create-account';
export { createAdmin } from './create-admin';
export { findFreeUsername } from './name-conflicts';
export { refuseBlockedPassword } from './passwords/password-blocklist';
export { replacePassword } from './passwords/replace-password';
export { presentSignedIn } from './present-person';
export { endSession } from './sessions/end-session';
export { claimValues, isOpenAt, isSessionOpen } from './sessions/open-session';
export { loadSessionSecret } from './sessions/session-key';
export type { Sessions } from './sessions/sessions';
export { findSession } from './sessions/sessions.store';
export { countAttempt, forgetAttempts, passwordLimit } from './sign-in/attempts';
export type { AttemptLimit } from './sign-in/attempts';
export { callerOf, type Caller } from './sign-in/caller';
export { checkPassword } from './sign-in/check-password';
export { dayInWords, takeKeepToken } from './sign-in/deletion-due';
export { completeSignIn, refuseUnverified, type SignedInPerson } from './sign-in/complete-sign-in';
export { endFirstStep, type AskSecondStep } from './sign-in/sign-in';
