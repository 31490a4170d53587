/** A button with a menu, whose code is loaded when the page has come to rest. */
import type { ComponentType } from 'react';
import { onDemand, type OnDemand } from '../on-demand';
import type { MenuFrameProps } from './menu-frame';
import { usePrefetch } from '../use-prefetch';
import { useOnDemand } from './use-on-demand';

export interface MenuCode<P> {
  MenuFrame: ComponentType<MenuFrameProps>;
  Items: ComponentType<P>;
}

export interface LazyMenuProps<P> extends Omit<MenuFrameProps, 'children'> {
  code: OnDemand<MenuCode<P>>;
  /** Of the items. */
  itemProps: P;
}

/**
 * Once for each menu, outside its component.
 *
 * @param load the `import()` of the menu's items
 * @example const code = menuCode(async () => (await import('./period-items')).PeriodItems);
 */
export const menuCode = <P,>(load: () => Promise<ComponentType<P>>): OnDemand<MenuCode<P>> =>
  onDemand(async () => {
    const [{ MenuFrame }, Items] = await Promise.all([import('./menu-frame'), load()]);
    return { MenuFrame, Items };
  });

/** @example <LazyMenu code={code} itemProps={{ shown }} trigger={(props) => <Button {...props} />} /> */
export function LazyMenu<P extends object>({
  code,
  itemProps,
  trigger,
  ...menu
}: LazyMenuProps<P>) {
  usePrefetch(code.load);
  const [loaded, button] = useOnDemand(code);
  if (!loaded) return trigger({ ...button, 'aria-haspopup': 'menu' });
  const { MenuFrame, Items } = loaded;
  return (
    <MenuFrame {...menu} trigger={trigger}>
      <Items {...itemProps} />
    </MenuFrame>
  );
}
