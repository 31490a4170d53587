import { lazyPart } from '../../../ui/lazy-part';

/** Offline nothing is asked: the next visit does it. */
export const RegistrationQuestion = lazyPart(
  async () => (await import('./registration-question')).RegistrationQuestion,
  () => null,
);
