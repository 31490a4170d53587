import type { SignInProvider } from '../config';
import type { ProviderClient } from './sign-in-provider';

/** Where a provider sends people back to; whoever sets it up there writes the same. */
export const returnAddress = (publicUrl: string): string => `${publicUrl}/sign-in/callback`;

/**
 * Begins a sign-in, which nobody goes on with: that reads what the provider says of itself.
 *
 * @throws ProviderFailed
 */
export async function checkProvider(settings: SignInProvider, publicUrl: string): Promise<void> {
  const client = await openProviderClient(settings);
  await client.begin(returnAddress(publicUrl));
}

/** Loads the library. */
export async function openProviderClient(settings: SignInProvider): Promise<ProviderClient> {
  const { openOpenIdConnect } = await import('./openid-connect');
  return openOpenIdConnect(settings);
}
