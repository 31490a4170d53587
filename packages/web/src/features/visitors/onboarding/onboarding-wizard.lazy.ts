import { onDemand } from '../../../ui/on-demand';

export const onboardingWizard = onDemand(
  async () => (await import('./onboarding-wizard')).OnboardingWizard,
);
