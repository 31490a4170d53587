import { onDemand } from '../ui/on-demand';

export const mountGallery = onDemand(async () => (await import('./gallery')).mountGallery);
