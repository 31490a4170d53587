/** An overlay whose code is loaded when the page is idle, or on first use. */
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { LazyPart } from '../lazy-part';
import { usePrefetch } from '../use-prefetch';

/**
 * Where its code is on its way, the press shows at once that something opens.
 *
 * @param Panel it stays in the page once it was opened, so that it can slide out
 */
export function onceOpened<P extends { isOpen: boolean }>(Panel: LazyPart<P>) {
  return function Overlay(props: P) {
    const [wasOpened, setOpened] = useState(props.isOpen);
    usePrefetch(Panel.load);
    if (props.isOpen && !wasOpened) setOpened(true);
    return wasOpened && <Panel {...props} whileLoading={opening} />;
  };
}

const opening = <output data-opening aria-label={t`Opening`} />;
