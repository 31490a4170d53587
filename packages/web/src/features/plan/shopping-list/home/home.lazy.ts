import { onDemand } from '../../../../ui/on-demand';

export const homePanel = onDemand(async () => (await import('./home-panel')).HomePanel);
/** The food table is most of its size. */
export const homeReader = onDemand(() => import('./home-reader'));
