/** Content of the Community menu (Spec 2): own communities, Saltbush, a new one. */
import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { queryClient } from '../../api/query-client';
import { householdsQuery } from '../../features/device/household-data';
import { paths } from '../../paths';
import { communityHint } from './community-hint';
import classes from './top-bar.module.css';

export interface CommunityMenuPanelProps {
  Trigger: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function CommunityMenuPanel({ Trigger }: CommunityMenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // Open after the click that loaded it has ended.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      // Stays in the navigation, where screen readers find it.
      withinPortal={false}
      classNames={{ item: classes.menuItem, dropdown: classes.menuList }}
    >
      <Menu.Target>
        <Trigger />
      </Menu.Target>
      <Menu.Dropdown>
        <Items />
      </Menu.Dropdown>
    </Menu>
  );
}

function Items() {
  const navigate = useNavigate();
  // Outside the pages' query provider.
  const { data } = useQuery(householdsQuery, queryClient);
  return (
    <>
      <Menu.Label>{communityHint}</Menu.Label>
      {data?.households.map(({ _id: id, name }) => (
        <Menu.Item
          key={id}
          leftSection={<IconUsers size={20} stroke={1.75} aria-hidden />}
          onClick={() => void navigate({ to: paths.household, params: { id } })}
        >
          {name}
        </Menu.Item>
      ))}
      <Menu.Item
        leftSection={<IconWorld size={20} stroke={1.75} aria-hidden />}
        onClick={() => void navigate({ to: paths.browse })}
      >
        <Trans>Saltbush</Trans>
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => void navigate({ to: paths.households, search: { openModal: 'true' } })}
      >
        <Trans>Create New Community</Trans>
      </Menu.Item>
    </>
  );
}
