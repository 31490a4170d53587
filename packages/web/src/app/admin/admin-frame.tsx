/** The frame of the Admin Panel: navigation beside the page, above it on a phone. */
import { VisuallyHidden } from '@mantine/core';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useUnreadFeedback } from '../../features/account/feedback';
import { paths } from '../../paths';
import { AdminIndex } from './admin-index';
import { adminPages } from './admin-pages';
import classes from './admin-frame.module.css';

export function AdminFrame() {
  const { page } = useParams({ strict: false });
  const Page = adminPages.find((one) => one.page === page)?.Page ?? AdminIndex;
  return (
    <div className={classes.frame}>
      <Navigation current={page} />
      <div className={classes.page}>
        <Page />
      </div>
    </div>
  );
}

function Navigation({ current }: { current: string | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // On a phone the list scrolls sideways: the page that is open must be in sight.
    if (active && list.current) list.current.scrollLeft = active.offsetLeft - sidePx;
  }, [current]);
  return (
    <nav className={classes.navigation} aria-label="Admin Panel">
      <ul ref={list} className={classes.list}>
        <li>
          <Link to={paths.admin} activeOptions={{ exact: true }} className={classes.link}>
            <IconLayoutDashboard size={20} stroke={1.75} aria-hidden />
            Overview
          </Link>
        </li>
        {adminPages.map(({ page, title, Icon }) => (
          <li key={page}>
            <Link to={paths.adminPage} params={{ page }} className={classes.link}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {title}
              {page === 'feedback' && <UnreadCount />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadCount() {
  const { conversations = 0 } = useUnreadFeedback();
  if (conversations === 0) return null;
  return (
    <span className={classes.count}>
      {conversations.toLocaleString('en-AU')}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}

/** Shows that there is more on the left. */
const sidePx = 48;
