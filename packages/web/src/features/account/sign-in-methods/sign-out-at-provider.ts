import { signInMethodsRoutes } from '@saltbush/contract/account/sign-in-methods/sign-in-methods';
import { call } from '../../../api/call';

/** Ends the session at the server. @returns leads to the provider's sign-out, if it has one */
export async function signOutAtProvider(): Promise<() => void> {
  const { url } = await call(signInMethodsRoutes.signOutAtProvider);
  return () => {
    if (url !== undefined) location.assign(url);
  };
}
