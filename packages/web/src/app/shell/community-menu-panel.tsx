/** What the Community menu holds; reached through `community-menu.tsx`. */
import { Menu } from '@mantine/core';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ComponentPropsWithRef, type ComponentType } from 'react';
import { paths } from '../paths';
import classes from './top-bar.module.css';

export interface CommunityMenuPanelProps {
  Trigger: ComponentType<ComponentPropsWithRef<'button'>>;
}

export function CommunityMenuPanel({ Trigger }: CommunityMenuPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    // The press that brought it must be over before it can be open.
    const frame = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      classNames={{ item: classes.menuItem }}
    >
      <Menu.Target>
        <Trigger />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconWorld size={20} stroke={1.75} aria-hidden />}
          onClick={() => void navigate({ to: paths.browse })}
        >
          Saltbush
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
