/** The sections: a list of cards on a phone, a list beside the section on wide screens. */
import { Link } from '@tanstack/react-router';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { paths } from '../../../../../paths';
import { accountSections } from '../account-sections';
import classes from './account-menu.module.css';

export function AccountMenu({ current }: { current: string | undefined }) {
  return (
    <nav aria-label="Account">
      <ul className={classes.sections}>
        {accountSections.map(({ id, title, text, Icon, code }) => (
          <li key={id} className={classes.section} data-current={id === current || undefined}>
            <Icon size={24} stroke={1.5} aria-hidden />
            <div className={classes.text}>
              <Link
                to={paths.accountSection}
                params={{ section: id }}
                className={classes.link}
                aria-current={id === current ? 'page' : undefined}
                onPointerEnter={() => void code.load().catch(() => undefined)}
              >
                {title}
              </Link>
              <p className={classes.hint}>{text}</p>
            </div>
            <IconChevronRight className={classes.arrow} size={20} stroke={1.5} aria-hidden />
          </li>
        ))}
      </ul>
    </nav>
  );
}
