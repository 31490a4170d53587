/** What the slide-out menu holds (Spec 2): main links, browse, admin, account, theme, logout. */
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconShieldCog from '@tabler/icons-react/dist/esm/icons/IconShieldCog.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../api/session';
import { Logo } from '../../ui/logo';
import { ThemeSwitch } from '../../ui/theme/theme-switch';
import { paths } from '../paths';
import { logOut } from './log-out';
import { mainLinks } from './main-links';
import classes from './menu-panel.module.css';

export interface MenuPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

export function MenuPanel({ isOpen, onClose }: MenuPanelProps) {
  const user = useUser();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const handleLogOut = async () => {
    onClose();
    logOut();
    await navigate({ to: paths.login });
  };
  return (
    <Drawer
      // Opens after it is there: only then does it remember where to put the focus back.
      opened={isOpen && isMounted}
      onClose={onClose}
      position="right"
      size="20rem"
      title={<Logo />}
      closeButtonProps={{ 'aria-label': 'Close menu' }}
      transitionProps={{ duration: 150 }}
    >
      {user && <p className={classes.person}>Signed in as {user.displayUsername}</p>}
      <nav className={classes.links} aria-label="Menu">
        {mainLinks.map(({ to, label, Icon }) => (
          <Item key={to} icon={<Icon stroke={1.75} aria-hidden />}>
            <Link to={to} onClick={onClose}>
              {label}
            </Link>
          </Item>
        ))}
        <Item icon={<IconWorld stroke={1.75} aria-hidden />}>
          <Link to={paths.browse} onClick={onClose}>
            Saltbush
          </Link>
        </Item>
        {user?.isAdmin && (
          <Item icon={<IconShieldCog stroke={1.75} aria-hidden />}>
            <Link to={paths.outbox} onClick={onClose}>
              Admin Panel
            </Link>
          </Item>
        )}
        <Item icon={<IconUserCircle stroke={1.75} aria-hidden />}>
          <Link to={paths.account} onClick={onClose}>
            Manage Account
          </Link>
        </Item>
        <Item icon={<IconLogout stroke={1.75} aria-hidden />}>
          <button type="button" onClick={() => void handleLogOut()}>
            Logout
          </button>
        </Item>
      </nav>
      <ThemeSwitch />
    </Drawer>
  );
}

function Item({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.item}>
      {icon}
      {children}
    </div>
  );
}
