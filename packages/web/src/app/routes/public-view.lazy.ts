/** Only a visitor at the address of a recipe needs it. */
import { onDemand } from '../../ui/on-demand';

export const publicView = onDemand(async () => (await import('./public-view')).findPublicView);
