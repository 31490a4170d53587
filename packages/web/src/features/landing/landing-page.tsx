import { Page } from '../../ui/page';

export function LandingPage() {
  return <Page title="Saltbush">{null}</Page>;
}
