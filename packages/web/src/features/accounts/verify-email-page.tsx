import { Page } from '../../ui/page';

export function VerifyEmailPage() {
  return <Page title="Verify">{null}</Page>;
}
