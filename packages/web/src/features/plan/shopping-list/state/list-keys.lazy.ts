import { onDemand } from '../../../../ui/on-demand';

export const handleListKey = onDemand(async () => (await import('./list-keys')).handleListKey);
