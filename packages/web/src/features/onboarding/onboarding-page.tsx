/** /onboarding (Spec 2): the wizard, opened on purpose, also again by those who have completed it. */
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../paths';
import { DocumentTitle } from '../../ui/layout/page';
import { OnboardingWizard } from './wizard/onboarding-wizard';
import { dismissOnboarding } from './stored-onboarding';

export function OnboardingPage() {
  const navigate = useNavigate();
  const leave = () => {
    // It does not come up again on the next page.
    dismissOnboarding();
    void navigate({ to: paths.myRecipes, replace: true });
  };
  return (
    <>
      <DocumentTitle title="Welcome" />
      <OnboardingWizard onClose={leave} onCompleted={leave} />
    </>
  );
}
