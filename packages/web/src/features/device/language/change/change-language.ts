/** Brings the app into another language: each has scripts of its own, so that a page is loaded again (decision 0158). */
import { profileRoutes } from '@saltbush/contract/account/profile';
import { AppError } from '@saltbush/contract/errors';
import type { Language } from '@saltbush/domain/texts/languages';
import { call } from '../../../../api/call';
import { storeUser } from '../../../../api/session';
import { storeChosenLanguage } from './chosen-language';
import { changeWorker, isServed } from './language-worker';

interface Opening {
  /** Stores the language elsewhere too, once it is known that it can be loaded. */
  store?: () => Promise<unknown>;
  /** Of the page to load; absent: this one again. */
  address?: string;
}

/**
 * Loads a page in the language. The promise resolves when the browser has begun to leave this one.
 *
 * @throws AppError SERVER_UNREACHABLE where the language cannot be loaded, or what `store` throws; the page stays
 */
export async function openIn(language: Language, { store, address }: Opening = {}): Promise<void> {
  if (!(await isServed(language))) throw new AppError('SERVER_UNREACHABLE');
  await store?.();
  storeChosenLanguage(language);
  await changeWorker(language).catch((cause: unknown) => {
    throw Object.assign(new AppError('SERVER_UNREACHABLE'), { cause });
  });
  if (address === undefined) location.reload();
  else location.replace(address);
}

/** Before the session says it, this device does: the same language is no news to it. */
export async function storeOnAccount(language: Language): Promise<void> {
  const user = await call(profileRoutes.updateProfile, { body: { language } });
  storeChosenLanguage(language);
  storeUser(user);
}
