import { onDemand } from '../on-demand';

/** A page can be read without its drawings: their place is free until then. */
export const dishImage = onDemand(async () => (await import('./dish-image')).DishImage);
