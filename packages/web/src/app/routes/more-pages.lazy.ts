import { onDemand } from '../../ui/on-demand';

export const morePages = onDemand(() => import('./more-pages'));
