import { lazyPart } from '../../../../ui/lazy-part';

/** Without it the server says the same after the form is sent. */
export const RegistrationNotice = lazyPart(
  async () => (await import('./registration-notice')).RegistrationNotice,
  () => null,
);
