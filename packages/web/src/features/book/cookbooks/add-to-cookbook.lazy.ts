import { lazyPart } from '../../../ui/lazy-part';

export const AddToCookbook = lazyPart(
  async () => (await import('./add-to-cookbook')).AddToCookbook,
);
