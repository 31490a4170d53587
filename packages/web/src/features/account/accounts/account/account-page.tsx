/**
 * Manage Account (Spec 2): a menu of sections. On a phone the menu is a page and each section another; on wide
 * screens the menu stands beside the section, and the profile is shown first.
 */
import { useMediaQuery } from '@mantine/hooks';
import { useParams } from '@tanstack/react-router';
import type { User } from '@saltbush/contract/account/session';
import { useUser } from '../../../../api/session';
import { LoadedPart } from '../../../../ui/loaded-part';
import { Page } from '../../../../ui/layout/page';
import { PageParts } from '../../../../ui/layout/page-parts';
import classes from './account-page.module.css';
import { accountSections, findSection, type AccountSection } from './account-sections';
import { AccountMenu } from './frame/account-menu';

export function AccountPage() {
  const user = useUser();
  const { section: id } = useParams({ strict: false });
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const chosen = findSection(id);
  if (!user) return null;
  if (!isWide && !chosen) {
    return (
      <Page title="Manage Account" width="narrow">
        <AccountMenu current={undefined} />
      </Page>
    );
  }
  const shown = chosen ?? accountSections[0]!;
  return (
    <div className={classes.page}>
      {isWide && <AccountMenu current={shown.id} />}
      <Page title={chosen?.title ?? 'Manage Account'} width="narrow">
        <SectionContent section={shown} user={user} />
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
