import { lazyPart } from '../../../ui/lazy-part';

const Nothing = () => null;

/** After the week: nobody waits for it, and where it can't be loaded there is none. */
export const RoundBanner = lazyPart(
  async () => (await import('./round-banner')).RoundBanner,
  Nothing,
);
