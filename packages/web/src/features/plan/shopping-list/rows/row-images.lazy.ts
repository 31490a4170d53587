import { onDemand } from '../../../../ui/on-demand';

/** The list can be read without them: a row leaves their place free. */
export const rowImages = onDemand(() => import('./row-images'));
