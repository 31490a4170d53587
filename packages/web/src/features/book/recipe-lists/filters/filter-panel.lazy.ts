import { onDemand } from '../../../../ui/on-demand';

export const filterPanel = onDemand(async () => (await import('./filter-panel')).FilterPanel);
