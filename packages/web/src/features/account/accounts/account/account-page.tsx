/**
 * Manage Account (Spec 2): all settings with what is chosen, and a page for each section. On wide screens a menu of the
 * sections stands beside each of them.
 */
import { t } from '@lingui/core/macro';
import { useMediaQuery } from '@mantine/hooks';
import { useParams } from '@tanstack/react-router';
import type { User } from '@saltbush/contract/account/session';
import { useUser } from '../../../../api/session';
import { LoadedPart } from '../../../../ui/loaded-part';
import { Page } from '../../../../ui/layout/page';
import { PageParts } from '../../../../ui/layout/page-parts';
import classes from './account-page.module.css';
import { findSection, type AccountSection } from './account-sections';
import { AccountMenu } from './frame/account-menu';
import { AccountOverview } from './overview/account-overview';

export function AccountPage() {
  const user = useUser();
  const { section: id } = useParams({ strict: false });
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const section = findSection(id);
  if (!user) return null;
  if (!section) {
    return (
      <Page title={t`Manage Account`} width="narrow">
        <AccountOverview user={user} />
      </Page>
    );
  }
  return (
    <div className={classes.page}>
      {isWide && <AccountMenu current={section.id} />}
      <Page title={section.title} width="narrow">
        <SectionContent section={section} user={user} />
      </Page>
    </div>
  );
}

function SectionContent({ section, user }: { section: AccountSection; user: User }) {
  return (
    <PageParts>
      <LoadedPart key={section.id} code={section.code} partProps={{ user }} />
    </PageParts>
  );
}
