import { onDemand } from '../../../../ui/on-demand';

export const moveOldData = onDemand(async () => (await import('./move-old-data')).moveOldData);
