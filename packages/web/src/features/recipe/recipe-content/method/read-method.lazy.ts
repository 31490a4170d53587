import { onDemand } from '../../../../ui/on-demand';

export const readMethod = onDemand(async () => (await import('./read-method')).readMethod);
