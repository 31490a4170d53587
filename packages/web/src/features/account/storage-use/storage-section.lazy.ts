import { onDemand } from '../../../ui/on-demand';

export const storageSection = onDemand(
  async () => (await import('./storage-section')).StorageSection,
);
