/**
 * What follows every sign-in (Spec 4, Login): the session is stored, and the page that was asked for opens, in the language of
 * the account.
 */
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import { afterLogin } from '@saltbush/domain/account/accounts/after-login';
import { findLanguage, type Language } from '@saltbush/domain/texts/languages';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { startSession } from '../../../../api/session';
import {
  changeLanguage,
  languageChosenHere,
  pageLanguage,
  storeChosenLanguage,
} from '../../../device/language/change';
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
  const chosen = languageChosenHere();
  const language = chosen ?? findLanguage(user.language);
  // Before the session begins, so that it is not offered.
  if (language) storeChosenLanguage(language);
  startSession(token, { ...user, language: language ?? null });
  if (chosen && chosen !== user.language) await storeLanguage(chosen).catch(() => undefined);
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
  if (language && language !== pageLanguage) await openPage(next.path, language);
  return next.path;
}

async function storeLanguage(language: Language): Promise<void> {
  const { storeOnAccount } = await changeLanguage.load();
  await storeOnAccount(language);
}

/** Once after a sign-in on a device that had another language. Where it cannot be loaded, the app goes on in this one. */
async function openPage(path: string, language: Language): Promise<void> {
  try {
    const { openIn } = await changeLanguage.load();
    await openIn(language, { address: basePath + path });
  } catch {
    return;
  }
  await new Promise(() => undefined);
}
