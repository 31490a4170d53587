import { lazyPart } from '../../../ui/lazy-part';

export const PrintedCookbook = lazyPart(
  async () => (await import('./printed-cookbook')).PrintedCookbook,
);
