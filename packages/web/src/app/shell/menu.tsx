/** The slide-out menu; loaded when the page is idle, or on first use. */
import { lazy, Suspense, useState } from 'react';
import { usePrefetch } from '../../ui/use-prefetch';
import type { MenuPanelProps } from './menu-panel';

const loadPanel = async () => ({ default: (await import('./menu-panel')).MenuPanel });
const MenuPanel = lazy(loadPanel);

export function Menu(props: MenuPanelProps) {
  const [wasOpened, setOpened] = useState(false);
  usePrefetch(loadPanel);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
