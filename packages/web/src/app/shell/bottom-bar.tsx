/** The main links and the menu at the bottom of the screen; phones only. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { findTab } from '../../parent-pages';
import { communityLink, mainLinks } from './main-links';
import classes from './bottom-bar.module.css';

export interface BottomBarProps {
  /** Of the page that is shown. */
  address: string | undefined;
  menuButton: ComponentPropsWithRef<'button'>;
}

export function BottomBar({ address = '', menuButton }: BottomBarProps) {
  const tab = findTab(address);
  return (
    <nav className={classes.bar} aria-label={t`Main, at the bottom`} data-tabs-bar>
      {[...mainLinks, communityLink].map(({ to, label, Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.item}
          aria-current={tab === to ? (address === to ? 'page' : 'true') : undefined}
        >
          <Icon size={24} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
      <button
        type="button"
        className={classes.item}
        data-current={tab === 'menu' || undefined}
        aria-haspopup="dialog"
        {...menuButton}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
        <Trans>Menu</Trans>
      </button>
    </nav>
  );
}
