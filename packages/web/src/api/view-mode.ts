/** Where the view mode (personal or a household, Spec 4) is kept; a refusing household clears it. */
import { forgetText } from './local-store';

export const viewModeKey = 'saltbush.view-mode';

export const forgetViewMode = (): void => forgetText(viewModeKey);
