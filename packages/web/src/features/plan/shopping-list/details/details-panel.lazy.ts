/** The details of a line beside the list, which only a wide screen has. */
import { onDemand } from '../../../../ui/on-demand';

export const detailsPanel = onDemand(async () => (await import('./details-panel')).DetailsPanel);
