import { onDemand } from '../../../ui/on-demand';

export const cardMenuPanel = onDemand(
  async () => (await import('./card-menu-panel')).CardMenuPanel,
);
