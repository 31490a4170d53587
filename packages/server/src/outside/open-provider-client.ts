import type { SignInProvider } from '../config';
import type { ProviderClient } from './sign-in-provider';

/** Loads the library. */
export async function openProviderClient(settings: SignInProvider): Promise<ProviderClient> {
  const { openOpenIdConnect } = await import('./openid-connect');
  return openOpenIdConnect(settings);
}
