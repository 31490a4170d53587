/** A button with a menu, whose code is loaded when the page has come to rest. */
import type { OnDemand } from '../on-demand';
import { usePrefetch } from '../use-prefetch';
import type { MenuFrameProps } from './menu-frame';
import type { MenuCode } from './menu-frame.lazy';
import { useOnDemand } from './use-on-demand';

export interface LazyMenuProps<P> extends Omit<MenuFrameProps, 'children'> {
  /** Made once for each menu, outside its component. */
  code: OnDemand<MenuCode<P>>;
  /** Of the items. */
  itemProps: P;
}

/** @example <LazyMenu code={periodItems} itemProps={{ shown }} trigger={(props) => <Button {...props} />} /> */
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
