import type { Deps } from '../../../../deps';
import { checkProvider, returnAddress } from '../../../../outside/open-provider-client';
import { ProviderFailed } from '../../../../outside/sign-in-provider';
import { fails, works, type CheckOutcome } from './outcome';

/** Reads what the provider says of itself. Whether it knows this client, only a sign-in shows. */
export async function checkSignInProvider({
  services,
  config: { publicUrl },
  log,
}: Deps): Promise<CheckOutcome | undefined> {
  const settings = await services.find('sign-in-provider');
  if (!settings) return undefined;
  try {
    await checkProvider(settings, publicUrl);
    return works(
      `The provider answers. Register ${returnAddress(publicUrl)} there, then sign in once to see that it knows this client.`,
    );
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    const { kind, message } = error;
    log.warn({ kind, reason: message }, 'the sign-in provider failed when an admin tried it');
    return fails(
      kind === 'unreachable'
        ? `The provider was not reached: ${message}. Check its address.`
        : `The provider did not answer as one: ${message}. Its address must be the issuer, to the letter.`,
    );
  }
}
