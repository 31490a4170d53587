/** Where an admin starts (Spec 2, Admin Panel): the state at a glance, then every admin page and what it is for. */
import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useIsForPublic } from '../../api/use-instance';
import { paths } from '../../paths';
import { Overview } from '../../features/admin/instance-health';
import { Page } from '../../ui/layout/page';
import { PageParts } from '../../ui/layout/page-parts';
import { forPublicTitle, ownPages, publicPages, type AdminPageEntry } from './admin-pages';
import { UnreadConversations } from './unread-conversations';
import classes from './admin-index.module.css';

export function AdminIndex() {
  const isForPublic = useIsForPublic();
  return (
    <Page title={t`Admin Panel`} lead={t`For the admins of this Saltbush.`}>
      <PageParts>
        <Overview />
        <Cards pages={ownPages} />
        {isForPublic && (
          <section>
            <h2 className={classes.heading}>{forPublicTitle}</h2>
            <Cards pages={publicPages} />
          </section>
        )}
      </PageParts>
    </Page>
  );
}

const Cards = ({ pages }: { pages: readonly AdminPageEntry[] }) => (
  <ul className={classes.pages}>
    {pages.map(({ page, title, text, Icon }) => (
      <li key={page} className={classes.page}>
        <Icon size={28} stroke={1.5} aria-hidden />
        <div>
          <Link to={paths.adminPage} params={{ page }} className={classes.link}>
            {title}
          </Link>
          {page === 'feedback' && <UnreadConversations />}
          <Text c="dimmed">{text}</Text>
        </div>
      </li>
    ))}
  </ul>
);
