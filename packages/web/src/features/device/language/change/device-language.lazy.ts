import { onDemand } from '../../../../ui/on-demand';

export const deviceLanguage = onDemand(() => import('./device-language'));
