import { onDemand } from '../../../../ui/on-demand';

export const homePanel = onDemand(async () => (await import('./home-panel')).HomePanel);
