/** Few ever see it. */
import { lazyPart } from '../../../../ui/lazy-part';

export const NotVerifiedBox = lazyPart(
  async () => (await import('./not-verified-box')).NotVerifiedBox,
);
