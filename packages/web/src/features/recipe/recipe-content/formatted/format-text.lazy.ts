import { onDemand } from '../../../../ui/on-demand';

export const textFormat = onDemand(async () => (await import('./format-text')).textFormat);
