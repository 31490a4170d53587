import { onDemand } from '../../../ui/on-demand';

export const signOutAtProvider = onDemand(
  async () => (await import('./sign-out-at-provider')).signOutAtProvider,
);
