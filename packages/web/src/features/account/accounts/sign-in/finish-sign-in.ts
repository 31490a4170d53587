/** What follows every sign-in (Spec 4, Login): the session is stored, and the page that was asked for opens. */
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { afterLogin } from '@saltbush/domain/account/accounts/after-login';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { startSession } from '../../../../api/session';
import { findPendingInvitation } from '../../households';
import { showRemoved } from '../show-removed.lazy';
import { saveSharedRecipe } from './save-shared-recipe.lazy';

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
    const show = await showRemoved.load();
    show({ removed });
  }
  const invitationToken = search.invitationToken ?? findPendingInvitation();
  const next = afterLogin({ redirect, autoSave: autoSave === 'true', invitationToken });
  if (next.save) {
    // Few people need it.
    const save = await saveSharedRecipe.load();
    await save(next.save);
  }
  return next.path;
}
