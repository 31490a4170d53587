import { Page } from '../../ui/page';

export function RequestPasswordResetPage() {
  return <Page title="Reset">{null}</Page>;
}
