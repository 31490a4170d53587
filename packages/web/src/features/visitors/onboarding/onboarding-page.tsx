/**
 * /onboarding (Spec 2 and 6): the wizard, opened on purpose, also again by those who have completed it. A visitor
 * sees the slides; what comes after them needs an account, so it leads to the registration and goes on from there.
 */
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../../api/session';
import { paths } from '../../../paths';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { OnboardingWizard } from './onboarding-wizard';
import { dismissOnboarding } from './stored-onboarding';

export function OnboardingPage() {
  const navigate = useNavigate();
  const isVisitor = useSession() === undefined;
  const leave = () => {
    // It does not come up again on the next page.
    dismissOnboarding();
    void navigate({ to: isVisitor ? paths.landing : paths.myRecipes, replace: true });
  };
  const register = () =>
    void navigate({ to: paths.register, search: { redirect: paths.onboarding } });
  return (
    <>
      <DocumentTitle title={t`Welcome`} />
      <OnboardingWizard
        onClose={leave}
        onCompleted={leave}
        onAccountNeeded={isVisitor ? register : undefined}
      />
    </>
  );
}
