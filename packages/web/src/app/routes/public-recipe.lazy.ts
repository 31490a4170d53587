/** Only a visitor at the address of a recipe needs it. */
import { onDemand } from '../../ui/on-demand';

export const publicRecipe = onDemand(async () => (await import('./public-recipe')).isPublicRecipe);
