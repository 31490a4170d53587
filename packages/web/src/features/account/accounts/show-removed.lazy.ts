import { onDemand } from '../../../ui/on-demand';

export const showRemoved = onDemand(async () => (await import('./show-removed')).showRemoved);
