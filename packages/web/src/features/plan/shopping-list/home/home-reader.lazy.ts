import { onDemand } from '../../../../ui/on-demand';

/** The food table is most of its size. */
export const homeReader = onDemand(() => import('./home-reader'));
