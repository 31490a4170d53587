/** The slide-out menu, loaded when it opens for the first time. */
import { lazy, Suspense, useState } from 'react';
import type { MenuPanelProps } from './menu-panel';

const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel')).MenuPanel }));

export function Menu(props: MenuPanelProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
