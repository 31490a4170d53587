import { Page } from '../../ui/page';

export function LoginPage() {
  return <Page title="Sign_In">{null}</Page>;
}
