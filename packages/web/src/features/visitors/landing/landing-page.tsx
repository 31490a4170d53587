/** What Saltbush is for, on one page (Spec 1 and 2, Landing page). */
import { t } from '@lingui/core/macro';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { Claims } from './claims';
import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';

export function LandingPage() {
  return (
    <>
      <DocumentTitle title={t`Your meals, your list, in minutes`} />
      <Hero />
      <Claims />
      <Features />
      <Closing />
    </>
  );
}
