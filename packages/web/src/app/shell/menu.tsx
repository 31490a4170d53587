/** The slide-out menu, loaded when the page has come to rest, or when it first opens. */
import { lazy, Suspense, useState } from 'react';
import { useFetchAhead } from '../../ui/use-fetch-ahead';
import type { MenuPanelProps } from './menu-panel';

const loadPanel = async () => ({ default: (await import('./menu-panel')).MenuPanel });
const MenuPanel = lazy(loadPanel);

export function Menu(props: MenuPanelProps) {
  const [wasOpened, setOpened] = useState(false);
  useFetchAhead(loadPanel);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
