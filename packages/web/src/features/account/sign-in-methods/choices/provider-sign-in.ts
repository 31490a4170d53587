/** On the way to the provider's page: this tab remembers what it began. */
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import { storeBegunSignIn, type BegunSignIn } from '../../../../api/sign-in/begun-sign-in';
import { call } from '../../../../api/call';

/** What the address of the login page asks for afterwards. */
export type SignInQuery = BegunSignIn['query'];

/** Leaves the page. */
export async function startProviderSignIn({
  redirect,
  autoSave,
  invitationToken,
}: SignInQuery): Promise<void> {
  const { url, secret } = await call(signInRoutes.startProvider, { body: {} });
  storeBegunSignIn({ secret, query: { redirect, autoSave, invitationToken } });
  location.assign(url);
}
