/** "Community" on a wide screen (Spec 2). Its panel is loaded on the way to it. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useOnDemand } from '../../ui/menu/use-on-demand';
import { communityLink } from './main-links';
import { communityMenuPanel } from './shell.lazy';
import classes from './top-bar.module.css';

export function CommunityMenu() {
  const [CommunityMenuPanel, button] = useOnDemand(communityMenuPanel);
  if (!CommunityMenuPanel) return <Trigger {...button} />;
  return <CommunityMenuPanel Trigger={Trigger} />;
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
