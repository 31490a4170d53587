/** Where an admin starts (Spec 2, Admin Panel): every admin page, and what it is for. */
import { Text } from '@mantine/core';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { Link } from '@tanstack/react-router';
import { paths } from '../../paths';
import { Page } from '../../ui/layout/page';
import classes from './admin-page.module.css';

const adminPages = [
  {
    to: paths.outbox,
    title: 'Outbox',
    text: 'The emails Saltbush wrote, and whether they were sent.',
    Icon: IconMail,
  },
  {
    to: paths.outsideServices,
    title: 'Outside services',
    text: 'What is set up, such as email, and how to set up the rest.',
    Icon: IconPlugConnected,
  },
] as const;

export function AdminPage() {
  return (
    <Page title="Admin Panel" lead="For the admins of this Saltbush." width="narrow">
      <ul className={classes.pages}>
        {adminPages.map(({ to, title, text, Icon }) => (
          <li key={to} className={classes.page}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <div>
              <Link to={to} className={classes.link}>
                {title}
              </Link>
              <Text c="dimmed">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
