/** Why a sign-in or a change of its methods is refused, in words that only the server needs. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

const refuse = (details: string) => () => new AppError('SIGN_IN_REFUSED', details);
const notPossible = (details: string) => () => new AppError('NOT_POSSIBLE', details);

export const refusals = {
  expired: refuse(say('That took too long. Please start again.')),
  notSetUp: refuse(say('No provider is set up here. Please sign in with your password.')),
  notConfirmed: refuse(say('The provider did not confirm who you are. Please try again.')),
  cancelled: refuse(say('You stopped at the provider. Try again, or sign in another way.')),
  notByProxy: refuse(say('The proxy did not say who you are. Please sign in another way.')),
  withoutEmail: refuse(
    say(
      'The provider did not tell us your email address. Ask its admin to share it with Saltbush.',
    ),
  ),
  otherGroup: refuse(
    say(
      'Your account at the provider is not among those that may use this Saltbush. Ask its admin.',
    ),
  ),
  unknownPasskey: refuse(
    say('This passkey belongs to no account here, or was removed. Please sign in another way.'),
  ),
  passkeyFailed: refuse(say('The passkey could not be checked. Please try again.')),
  addPasskeyFailed: refuse(say('The passkey could not be added. Please try again.')),
  noPasskeys: notPossible(
    say('Passkeys need an https:// address with a name. Your admin can set it up.'),
  ),
  tooManyPasskeys: notPossible(say('That are as many passkeys as fit. Please remove one first.')),
  passkeyIsThere: notPossible(say('This passkey is in use already.')),
  authenticatorIsOn: notPossible(
    say('An authenticator app is in use. Turn it off to set up another.'),
  ),
  authenticatorNotStarted: notPossible(say('Please start again and scan the new code.')),
  hasPassword: notPossible(say('You have a password already. Change it with the current one.')),
  lastMethod: notPossible(
    say('It is your only way to sign in. Add a passkey or set a password first.'),
  ),
};
