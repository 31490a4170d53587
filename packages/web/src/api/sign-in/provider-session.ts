/** Whether the session began at the sign-in provider: signing out then ends it there too. */
import { readText, writeText } from '../stored/local-store';
import { sessionKeys } from '../session-keys';

export const markProviderSession = (): void => void writeText(sessionKeys.provider, 'true');

export const isProviderSession = (): boolean => readText(sessionKeys.provider) === 'true';
