import { lazyPart } from '../../../ui/lazy-part';

/** Offline there is none: the next visit offers it. */
export const InstallBanner = lazyPart(
  async () => (await import('./install-banner')).InstallBanner,
  () => null,
);
