/** The sections in a list, beside the one that is shown on wide screens. */
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../../../paths';
import { accountSections } from '../account-sections';
import classes from './account-menu.module.css';

export function AccountMenu({ current }: { current: string }) {
  return (
    <nav aria-label={t`Account`}>
      <ul className={classes.sections}>
        {accountSections.map(({ id, title, Icon, code }) => (
          <li key={id} className={classes.section} data-current={id === current || undefined}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <Link
              to={paths.accountSection}
              params={{ section: id }}
              className={classes.link}
              aria-current={id === current ? 'page' : undefined}
              onPointerEnter={() => void code.load().catch(() => undefined)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
