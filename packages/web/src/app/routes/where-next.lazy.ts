/** Most people stay. */
import { onDemand } from '../../ui/on-demand';

export const whereNext = onDemand(() => import('./where-next'));
