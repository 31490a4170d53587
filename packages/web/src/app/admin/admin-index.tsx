/** Where an admin starts (Spec 2, Admin Panel): the state at a glance, then every admin page and what it is for. */
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths';
import { Overview } from '../../features/admin/instance-health';
import { Page } from '../../ui/layout/page';
import { PageParts } from '../../ui/layout/page-parts';
import { adminPages } from './admin-pages';
import { UnreadConversations } from './unread-conversations';
import classes from './admin-index.module.css';

export function AdminIndex() {
  return (
    <Page title="Admin Panel" lead="For the admins of this Saltbush.">
      <PageParts>
        <Overview />
        <ul className={classes.pages}>
          {adminPages.map(({ page, title, text, Icon }) => (
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
      </PageParts>
    </Page>
  );
}
