/** Name and main links on top; on a phone only the name, the links are in the bottom bar. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { useSession } from '../../api/session';
import { LinkButton } from '../../ui/link-button';
import { Logo } from '../../ui/images/logo';
import { paths } from '../../paths';
import { CommunityMenu } from './community-menu';
import { mainLinks } from './main-links';
import classes from './top-bar.module.css';

export interface TopBarProps {
  /** The name only: no other page opens. */
  isAlone: boolean;
  menuButton: ComponentPropsWithRef<'button'>;
}

export function TopBar({ isAlone, menuButton }: TopBarProps) {
  const isSignedIn = useSession() !== undefined;
  if (isAlone) return <NameBar />;
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to={isSignedIn ? paths.myRecipes : paths.landing} className={classes.home}>
          <Logo />
        </Link>
        <nav className={classes.links} aria-label={t`Main`}>
          {mainLinks.map(({ to, label, Icon }) => (
            <Link key={to} to={to} className={classes.link}>
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
            </Link>
          ))}
          {isSignedIn && <CommunityMenu />}
        </nav>
        {isSignedIn ? (
          <ActionIcon
            className={classes.menu}
            variant="default"
            aria-label={t`Open menu`}
            aria-haspopup="dialog"
            {...menuButton}
          >
            <IconMenu2 size={22} stroke={1.75} />
          </ActionIcon>
        ) : (
          <LinkButton to={paths.login}>
            <Trans>Login</Trans>
          </LinkButton>
        )}
      </div>
    </header>
  );
}

function NameBar() {
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <span className={classes.home}>
          <Logo />
        </span>
      </div>
    </header>
  );
}
