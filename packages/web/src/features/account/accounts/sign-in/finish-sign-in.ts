/**
 * What follows every sign-in (Spec 4, Login): the session is stored, and the page that was asked for opens, in the language of
 * the account.
 */
import type { SignedInAnswer } from '@saltbush/contract/account/accounts';
import type { User } from '@saltbush/contract/account/session';
import { afterLogin } from '@saltbush/domain/account/accounts/after-login';
import type { Language } from '@saltbush/domain/texts/languages';
import { saveDeviceToken } from '../../../../api/sign-in/known-device';
import { startSession } from '../../../../api/session';
import { deviceLanguage } from '../../../device/language/change';
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
  const language = await languageFor(user).catch(() => undefined);
  startSession(token, language ? { ...user, language: language.code } : user);
  if (language?.isNews) await storeLanguage(language.code).catch(() => undefined);
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
  if (language?.isOther) await openPage(next.path, language.code);
  return next.path;
}

/** That of the account, unless they chose one in this tab. Before the session begins, so that it is not offered. */
async function languageFor({ language }: User) {
  const device = await deviceLanguage.load();
  const chosen = device.languageChosenHere();
  device.forgetChosenHere();
  const code = chosen ?? device.findLanguage(language);
  if (!code) return undefined;
  device.storeChosenLanguage(code);
  return { code, isNews: code !== language, isOther: code !== device.pageLanguage };
}

async function storeLanguage(language: Language): Promise<void> {
  const { changeLanguage } = await deviceLanguage.load();
  const { storeOnAccount } = await changeLanguage.load();
  await storeOnAccount(language);
}

/** Once after a sign-in on a device that had another language. Where it cannot be loaded, the app goes on in this one. */
async function openPage(path: string, language: Language): Promise<void> {
  try {
    const { changeLanguage } = await deviceLanguage.load();
    const { openIn } = await changeLanguage.load();
    await openIn(language, { address: basePath + path });
  } catch {
    return;
  }
  await new Promise(() => undefined);
}
