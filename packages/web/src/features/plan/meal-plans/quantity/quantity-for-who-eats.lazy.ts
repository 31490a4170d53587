import { onDemand } from '../../../../ui/on-demand';

export const quantityForWhoEats = onDemand(
  async () => (await import('./quantity-for-who-eats')).quantityForWhoEats,
);
