/**
 * The token of an invitation that a visitor wants to accept (Spec 3), used after login or
 * registration. Stored when they choose to sign in, never by opening the link alone: the next
 * person on this device must not join by accident.
 */
import { readText, removeText, writeText } from '../../../api/stored/local-store';

const key = 'pendingInvitationToken';

export const findPendingInvitation = (): string | undefined => readText(key);

export const storePendingInvitation = (token: string): void => void writeText(key, token);

export const forgetPendingInvitation = (): void => removeText(key);
