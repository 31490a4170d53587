import { onDemand } from '../../../../ui/on-demand';

export const joinedDialog = onDemand(async () => (await import('./joined-dialog')).JoinedDialog);
