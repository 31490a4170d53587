/** What follows every sign-in (Spec 4, Login): the session is stored, and the page that was asked for opens. */
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { afterLogin } from '@saltbush/domain/account/accounts/after-login';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { findPendingInvitation } from '../../../../api/sign-in/pending-invitation';
import { startSession } from '../../../../api/session';

/** Of the login page, as its address says it. */
export interface LoginSearch {
  redirect?: string | undefined;
  autoSave?: string | undefined;
  invitationToken?: string | undefined;
}

/** @returns the address to go to */
export async function finishSignIn(
  { user, removed = [], ...token }: SignedInAnswer,
  { redirect, autoSave, ...search }: LoginSearch,
): Promise<string> {
  startSession(token, user);
  saveDeviceToken(user.email, token.deviceToken);
  if (removed.length > 0) {
    // Once in the life of an account.
    const { showRemoved } = await import('../show-removed');
    showRemoved({ removed });
  }
  const invitationToken = search.invitationToken ?? findPendingInvitation();
  const next = afterLogin({ redirect, autoSave: autoSave === 'true', invitationToken });
  if (next.save) {
    // Few people need it.
    const { saveSharedRecipe } = await import('./save-shared-recipe');
    await saveSharedRecipe(next.save);
  }
  return next.path;
}
