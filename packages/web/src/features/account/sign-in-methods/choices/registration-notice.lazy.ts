import { lazyPart } from '../../../../ui/lazy-part';

/** Without it the server says the same after the form is sent. */
export const RegistrationNotice = lazyPart(
  async () => (await import('./registration-notice')).RegistrationNotice,
  () => null,
);

/** Without it a backup is restored by the command line. */
export const RestoreOffer = lazyPart(
  async () => (await import('./registration-notice')).RestoreOffer,
  () => null,
);
