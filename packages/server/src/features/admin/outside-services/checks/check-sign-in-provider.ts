import { say } from '@saltbush/domain/texts/say';
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
      say(
        'The provider answers. Register {publicUrl} there, then sign in once to see that it knows this client.',
        { publicUrl: returnAddress(publicUrl) },
      ),
    );
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    const { kind, message } = error;
    log.warn({ kind, reason: message }, 'the sign-in provider failed when an admin tried it');
    return fails(
      kind === 'unreachable'
        ? say('The provider was not reached: {message}. Check its address.', { message })
        : say(
            'The provider did not answer as one: {message}. Its address must be the issuer, to the letter.',
            { message },
          ),
    );
  }
}
