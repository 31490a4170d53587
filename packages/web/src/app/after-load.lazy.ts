import { onDemand } from '../ui/on-demand';

export const startAfterLoad = onDemand(async () => (await import('./after-load')).startAfterLoad);
