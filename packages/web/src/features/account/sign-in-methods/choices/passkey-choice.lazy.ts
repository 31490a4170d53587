/** With the library for passkeys, of which many instances have none. */
import { onDemand } from '../../../../ui/on-demand';

export const passkeyChoice = onDemand(() => import('./passkey-choice'));
