import { onDemand } from '../../../ui/on-demand';

export const createEngine = onDemand(async () => (await import('./create-engine')).createEngine);
