/** An overlay whose code is loaded when the page is idle, or on first use. */
import { useState, type ComponentType } from 'react';
import type { OnDemand } from '../on-demand';
import { usePrefetch } from '../use-prefetch';

/** @param Panel a `lazyPart`; it stays in the page once it was opened, so that it can slide out */
export function onceOpened<P extends { isOpen: boolean }>(
  Panel: ComponentType<P> & Pick<OnDemand<unknown>, 'load'>,
) {
  return function Overlay(props: P) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    usePrefetch(Panel.load);
    if (props.isOpen && !wasOpened) setOpened(true);
    return wasOpened && <Panel {...props} />;
  };
}
