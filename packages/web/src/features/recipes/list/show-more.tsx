/**
 * The next twelve, below those already there. Focus stays on the button; when the last page has come
 * and the button goes, focus moves to the first of the new cards, without a jump.
 */
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './show-more.module.css';

export interface ShowMoreProps {
  shown: number;
  total: number;
  /** There are more than were counted. */
  totalIsAtLeast?: boolean;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onShowMore: () => void;
}

export function ShowMore(props: ShowMoreProps) {
  const { shown, total, totalIsAtLeast, hasMore, isLoading, hasFailed, onShowMore } = props;
  const area = useRef<HTMLDivElement>(null);
  /** How many were shown when the button was pressed. */
  const shownBefore = useRef<number>(undefined);

  useEffect(() => {
    if (hasMore || shownBefore.current === undefined) return;
    // A card has lists of its own: only the children of the outer one are cards.
    const above = area.current?.previousElementSibling;
    const list = above?.matches('ul') ? above : above?.querySelector('ul');
    const firstNew = list?.children[shownBefore.current];
    firstNew?.querySelector<HTMLElement>('a, input, button')?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [hasMore]);

  const handleClick = () => {
    shownBefore.current = shown;
    onShowMore();
  };
  return (
    <div ref={area} className={classes.area}>
      <p className={classes.count} aria-live="polite">
        <VisuallyHidden>{isLoading ? 'Loading more recipes.' : ''} </VisuallyHidden>
        {total > shown && `${shown} of ${total}${totalIsAtLeast ? '+' : ''} shown`}
        {hasFailed && !isLoading && '. The rest could not be loaded.'}
      </p>
      {hasMore && (
        // Not `loading`, which disables the button and would lose the focus.
        <Button variant="default" aria-disabled={isLoading} onClick={handleClick}>
          {isLoading ? 'Loading …' : hasFailed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
