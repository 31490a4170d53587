/** The menu button of a card. The menu is loaded on the way to it. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useOnDemand } from '../../../ui/menu/use-on-demand';
import { onDemand } from '../../../ui/on-demand';
import type { CardMenuPanelProps } from './card-menu-panel';

const panel = onDemand(async () => (await import('./card-menu-panel')).CardMenuPanel);

export function CardMenu(props: Omit<CardMenuPanelProps, 'Trigger'>) {
  const [CardMenuPanel, button] = useOnDemand(panel);
  if (!CardMenuPanel) return <MenuTrigger title={props.recipe.title} {...button} />;
  return <CardMenuPanel {...props} Trigger={MenuTrigger} />;
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
