/** The frame of the Admin Panel: on a wide screen the navigation stands beside the page. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { Link, useParams } from '@tanstack/react-router';
import { useIsForPublic } from '../../api/use-instance';
import { paths } from '../../paths';
import { AdminIndex } from './admin-index';
import {
  adminPages,
  forPublicTitle,
  ownPages,
  publicPages,
  type AdminPageEntry,
} from './admin-pages';
import { UnreadConversations } from './unread-conversations';
import classes from './admin-frame.module.css';

export function AdminFrame() {
  const { page } = useParams({ strict: false });
  const Page = adminPages.find((one) => one.page === page)?.Page ?? AdminIndex;
  return (
    <div className={classes.frame}>
      <Navigation />
      <div className={classes.page}>
        <Page />
      </div>
    </div>
  );
}

function Navigation() {
  const isForPublic = useIsForPublic();
  return (
    <nav className={classes.navigation} aria-label={t`Admin Panel`}>
      <ul className={classes.list}>
        <li>
          <Link to={paths.admin} activeOptions={{ exact: true }} className={classes.link}>
            <IconLayoutDashboard size={20} stroke={1.75} aria-hidden />
            <Trans>Overview</Trans>
          </Link>
        </li>
        <PageLinks pages={ownPages} />
        {isForPublic && (
          <>
            <li className={classes.heading}>{forPublicTitle}</li>
            <PageLinks pages={publicPages} />
          </>
        )}
      </ul>
    </nav>
  );
}

const PageLinks = ({ pages }: { pages: readonly AdminPageEntry[] }) =>
  pages.map(({ page, title, Icon }) => (
    <li key={page}>
      <Link to={paths.adminPage} params={{ page }} className={classes.link}>
        <Icon size={20} stroke={1.75} aria-hidden />
        {title}
        {page === 'feedback' && <UnreadConversations />}
      </Link>
    </li>
  ));
