import { lazyPart } from '../../../../ui/lazy-part';

/** Without them there is still the password. */
export const SignInChoices = lazyPart(
  async () => (await import('./sign-in-choices')).SignInChoices,
  () => null,
);
