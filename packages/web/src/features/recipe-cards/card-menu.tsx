/** The menu button of a card. The menu is loaded when the page is idle, or on first use. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { usePrefetch } from '../../ui/use-prefetch';
import type { CardMenuPanelProps } from './card-menu-panel';

const loadPanel = async () => ({ default: (await import('./card-menu-panel')).CardMenuPanel });
const CardMenuPanel = lazy(loadPanel);

export function CardMenu(props: Omit<CardMenuPanelProps, 'Trigger'>) {
  const [wasOpened, setOpened] = useState(false);
  usePrefetch(loadPanel);
  const trigger = <MenuTrigger title={props.recipe.title} onClick={() => setOpened(true)} />;
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <CardMenuPanel {...props} Trigger={MenuTrigger} />
    </Suspense>
  );
}

function MenuTrigger({ title, ...props }: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon
      {...props}
      color="gray"
      aria-haspopup="menu"
      aria-label={`More for ${title ?? 'this recipe'}`}
    >
      <IconDots size={20} stroke={1.75} />
    </ActionIcon>
  );
}
