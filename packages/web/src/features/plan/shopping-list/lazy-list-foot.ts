/** What is below the aisles is loaded after them: nobody reads it first. */
import { onDemand } from '../../../ui/on-demand';

export const listFoot = onDemand(async () => (await import('./list-foot')).ListFoot);
