/** Public API: ways to sign in besides the password, loaded where they are shown. */
export { signInCards } from './account/sign-in-cards.lazy';
export { RegistrationNotice, RestoreOffer } from './choices/registration-notice.lazy';
export { SignInChoices } from './choices/sign-in-choices.lazy';
export { isProviderSession, markProviderSession } from './provider-session';
export { signOutAtProvider } from './sign-out-at-provider.lazy';
