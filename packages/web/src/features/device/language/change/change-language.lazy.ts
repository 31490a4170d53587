/** Few ever change it. */
import { onDemand } from '../../../../ui/on-demand';

export const changeLanguage = onDemand(() => import('./change-language'));
