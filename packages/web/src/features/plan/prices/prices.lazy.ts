import { onDemand } from '../../../ui/on-demand';

export const linePrices = onDemand(async () => (await import('./line/line-prices')).LinePrices);
export const comparePrices = onDemand(
  async () => (await import('./compare/compare-prices')).ComparePrices,
);
