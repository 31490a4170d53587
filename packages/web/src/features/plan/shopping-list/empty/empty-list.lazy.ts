/** What an empty list says is loaded when one is shown. */
import { onDemand } from '../../../../ui/on-demand';

export const emptyList = onDemand(async () => (await import('./empty-list')).EmptyList);
