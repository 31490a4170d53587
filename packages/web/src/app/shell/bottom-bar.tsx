/** The main links and the menu at the bottom of the screen; phones only. */
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { communityLink, mainLinks } from './main-links';
import classes from './bottom-bar.module.css';

export interface BottomBarProps {
  menuButton: ComponentPropsWithRef<'button'>;
}

export function BottomBar({ menuButton }: BottomBarProps) {
  return (
    <nav className={classes.bar} aria-label="Main, at the bottom">
      {[...mainLinks, communityLink].map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.item}>
          <Icon size={24} stroke={1.75} aria-hidden />
          {label}
        </Link>
      ))}
      <button type="button" className={classes.item} aria-haspopup="dialog" {...menuButton}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
        Menu
      </button>
    </nav>
  );
}
