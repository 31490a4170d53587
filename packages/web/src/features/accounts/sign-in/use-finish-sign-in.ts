/** What follows every sign-in (Spec 4, Login): the session is stored, and the page that was asked for opens. */
import { useNavigate } from '@tanstack/react-router';
import type { SignedInAnswer } from '@saltbush/contract/accounts';
import { afterLogin, type NextPage } from '@saltbush/domain/accounts/after-login';
import { saveDeviceToken } from '../../../api/known-device';
import { findPendingInvitation } from '../../../api/pending-invitation';
import { startSession } from '../../../api/session';

/** Of the login page, as its address says it. */
export interface LoginSearch {
  redirect?: string | undefined;
  autoSave?: string | undefined;
  invitationToken?: string | undefined;
}

export function useFinishSignIn({ redirect, autoSave, ...search }: LoginSearch) {
  const navigate = useNavigate();
  return async ({ user, ...token }: SignedInAnswer): Promise<void> => {
    startSession(token, user);
    saveDeviceToken(user.email, token.deviceToken);
    const invitationToken = search.invitationToken ?? findPendingInvitation();
    const next = afterLogin({ redirect, autoSave: autoSave === 'true', invitationToken });
    if (next.save) await saveOnTheWay(next.save);
    await navigate({ href: next.path });
  };
}

/** Loaded on demand: few people need it, and everyone loads the login page. */
async function saveOnTheWay(save: NonNullable<NextPage['save']>): Promise<void> {
  const { saveSharedRecipe } = await import('./save-shared-recipe');
  await saveSharedRecipe(save);
}
