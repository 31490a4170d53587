/** Ways to sign in besides the password. Loaded after the page that shows it: import it by `import()`. */
import { onDemand } from '../../../ui/on-demand';

export { RegistrationNotice } from './choices/registration-notice';
export { SignInChoices } from './choices/sign-in-choices';
/** Cards of the account page. */
export const signInCards = onDemand(
  async () => (await import('./account/sign-in-cards')).SignInCards,
);
/** After signing out of a session that began at the provider. */
export const signOutAtProvider = onDemand(
  async () => (await import('./sign-out-at-provider')).signOutAtProvider,
);
