import { onDemand } from '../../../../ui/on-demand';

export const batchButtons = onDemand(async () => (await import('./batch-buttons')).BatchButtons);
