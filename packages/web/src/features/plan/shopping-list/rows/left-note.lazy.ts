import { onDemand } from '../../../../ui/on-demand';

export const leftNote = onDemand(async () => (await import('./left-note')).LeftNote);
