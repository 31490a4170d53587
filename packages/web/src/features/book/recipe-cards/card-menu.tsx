/** The menu button of a card. The menu is loaded on the way to it. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useOnDemand } from '../../../ui/menu/use-on-demand';
import type { CardMenuPanelProps } from './card-menu-panel';
import { cardMenuPanel } from './card-menu-panel.lazy';

export function CardMenu(props: Omit<CardMenuPanelProps, 'Trigger'>) {
  const [CardMenuPanel, button] = useOnDemand(cardMenuPanel);
  if (!CardMenuPanel) return <MenuTrigger title={props.recipe.title} {...button} />;
  return <CardMenuPanel {...props} Trigger={MenuTrigger} />;
}

function MenuTrigger({ title, ...props }: ComponentPropsWithRef<'button'>) {
  return (
    <ActionIcon
      {...props}
      color="gray"
      aria-haspopup="menu"
      aria-label={title === undefined ? t`More for this recipe` : t`More for ${title}`}
    >
      <IconDots size={20} stroke={1.75} />
    </ActionIcon>
  );
}
