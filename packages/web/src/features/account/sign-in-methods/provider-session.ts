/** Whether the session began at the sign-in provider: signing out then ends it there too. */
import { sessionKeys } from '../../../api/session-keys';
import { readText, writeText } from '../../../api/stored/local-store';

export const markProviderSession = (): void => void writeText(sessionKeys.provider, 'true');

export const isProviderSession = (): boolean => readText(sessionKeys.provider) === 'true';
