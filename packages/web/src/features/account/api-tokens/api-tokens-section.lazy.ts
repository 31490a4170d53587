import { onDemand } from '../../../ui/on-demand';

export const apiTokensSection = onDemand(
  async () => (await import('./api-tokens-section')).ApiTokensSection,
);
