/** Ways to sign in besides the password. All of it is loaded after the page that shows it. */
import { lazy } from 'react';
import { onDemand } from '../../ui/on-demand';

/** Without them there is still the password. */
const Nothing = () => null;

/** Below the login form. */
export const SignInChoices = lazy(() =>
  import('./choices/sign-in-choices').then(
    (module) => ({ default: module.SignInChoices }),
    () => ({ default: Nothing }),
  ),
);
/** On the page to register. */
export const RegistrationNotice = lazy(() =>
  import('./choices/registration-notice').then(
    (module) => ({ default: module.RegistrationNotice }),
    () => ({ default: Nothing }),
  ),
);
/** Cards of the account page. */
export const signInCards = onDemand(
  async () => (await import('./account/sign-in-cards')).SignInCards,
);
/** After signing out of a session that began at the provider. */
export const signOutAtProvider = onDemand(
  async () => (await import('./sign-out-at-provider')).signOutAtProvider,
);
