/** The small menu of a card. Its machinery is loaded when the first one opens. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import type { CardMenuPanelProps } from './card-menu-panel';

const CardMenuPanel = lazy(async () => ({
  default: (await import('./card-menu-panel')).CardMenuPanel,
}));

export function CardMenu(props: Omit<CardMenuPanelProps, 'Trigger'>) {
  const [wasOpened, setOpened] = useState(false);
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
