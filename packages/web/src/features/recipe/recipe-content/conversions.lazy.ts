/** The conversion code, and its food table. */
import { onDemand } from '../../../ui/on-demand';

export const conversions = onDemand(() => import('@saltbush/recipe-parser/ingredients/convert'));
