/** The details of a line, which are loaded when the page is idle, or on first use. */
import { onDemand } from '../../../../ui/on-demand';

export const lineDetails = onDemand(async () => (await import('./line-details')).LineDetails);
