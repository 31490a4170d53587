/** The small menu of a card. Its machinery is loaded when the page has come to rest, or when the first one opens. */
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { lazy, Suspense, useState, type ComponentPropsWithRef } from 'react';
import { useFetchAhead } from '../../../../ui/use-fetch-ahead';
import type { CardMenuPanelProps } from './card-menu-panel';

const loadPanel = async () => ({ default: (await import('./card-menu-panel')).CardMenuPanel });
const CardMenuPanel = lazy(loadPanel);

export function CardMenu(props: Omit<CardMenuPanelProps, 'Trigger'>) {
  const [wasOpened, setOpened] = useState(false);
  useFetchAhead(loadPanel);
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
