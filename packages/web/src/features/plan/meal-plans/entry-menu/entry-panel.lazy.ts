import { onDemand } from '../../../../ui/on-demand';

export const entryPanel = onDemand(async () => (await import('./entry-panel')).EntryPanel);
