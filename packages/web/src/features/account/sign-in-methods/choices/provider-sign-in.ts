/** On the way to the provider's page: this tab remembers what it began. */
import { signInRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in';
import {
  proxyState,
  storeBegunSignIn,
  type BegunSignIn,
} from '../../../../api/sign-in/begun-sign-in';
import { call } from '../../../../api/call';
import { paths } from '../../../../paths';

/** What the address of the login page asks for afterwards. */
export type SignInQuery = BegunSignIn['query'];

/** As the person that the proxy names: the page that a provider sends people back to does the rest. Leaves this one. */
export function startProxySignIn({ redirect, autoSave, invitationToken }: SignInQuery): void {
  storeBegunSignIn({ secret: '', query: { redirect, autoSave, invitationToken } });
  location.assign(`${basePath}${paths.providerCallback}?state=${proxyState}`);
}

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
