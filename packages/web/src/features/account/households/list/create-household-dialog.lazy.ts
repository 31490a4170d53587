import { onDemand } from '../../../../ui/on-demand';

export const createHouseholdDialog = onDemand(
  async () => (await import('./create-household-dialog')).CreateHouseholdDialog,
);
