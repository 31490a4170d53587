/**
 * "Community" on a wide screen (Spec 2). Its panel is loaded when the page is idle, or on first
 * use.
 */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { usePrefetch } from '../../ui/use-prefetch';
import { communityLink } from './main-links';
import classes from './top-bar.module.css';

const loadPanel = async () => ({
  default: (await import('./community-menu-panel')).CommunityMenuPanel,
});
const CommunityMenuPanel = lazy(loadPanel);

export function CommunityMenu() {
  const [wasOpened, setOpened] = useState(false);
  usePrefetch(loadPanel);
  const trigger = <Trigger onClick={() => setOpened(true)} />;
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <CommunityMenuPanel Trigger={Trigger} />
    </Suspense>
  );
}

function Trigger(props: ComponentPropsWithRef<'button'>) {
  return (
    <UnstyledButton {...props} className={classes.link} aria-haspopup="menu">
      <communityLink.Icon size={20} stroke={1.75} aria-hidden />
      {communityLink.label}
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
