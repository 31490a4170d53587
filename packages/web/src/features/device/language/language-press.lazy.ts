/** Most visitors never press a language. */
import { onDemand } from '../../../ui/on-demand';

export const languagePress = onDemand(() => import('./language-press'));
