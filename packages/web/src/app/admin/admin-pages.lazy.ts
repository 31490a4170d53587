import { onDemand } from '../../ui/on-demand';

export const adminPages = onDemand(() => import('./admin-pages'));
