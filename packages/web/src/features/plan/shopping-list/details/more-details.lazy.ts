/** What few look for in the details of a line, which is loaded when it is unfolded. */
import { onDemand } from '../../../../ui/on-demand';

export const moreDetails = onDemand(async () => (await import('./more-details')).MoreDetails);
