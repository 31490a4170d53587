/** "Community" on a wide screen (Spec 2). Its machinery is loaded when the page has come to rest, or when it first opens. */
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { useFetchAhead } from '../../ui/use-fetch-ahead';
import classes from './top-bar.module.css';

const loadPanel = async () => ({
  default: (await import('./community-menu-panel')).CommunityMenuPanel,
});
const CommunityMenuPanel = lazy(loadPanel);

export function CommunityMenu() {
  const [wasOpened, setOpened] = useState(false);
  useFetchAhead(loadPanel);
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
      <IconUsers size={20} stroke={1.75} aria-hidden />
      Community
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </UnstyledButton>
  );
}
