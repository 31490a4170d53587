/**
 * Loads the next twelve items, by itself where the list is endless. Focus stays on the button; after the last page focus
 * moves to the first new item without scrolling.
 */
import { t } from '@lingui/core/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './show-more.module.css';
import { useNearEnd } from './use-near-end';

export interface ShowMoreProps {
  shown: number;
  total: number;
  /** `total` is a lower bound. */
  totalIsAtLeast?: boolean;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** More comes as the reader scrolls. */
  isEndless?: boolean;
  onShowMore: () => void;
}

export function ShowMore(props: ShowMoreProps) {
  const { shown, hasMore, isLoading, hasFailed, isEndless = false } = props;
  const { onShowMore } = props;
  const area = useRef<HTMLDivElement>(null);
  /** Items shown when the button was clicked. */
  const shownBefore = useRef<number>(undefined);

  useEffect(() => {
    if (hasMore || shownBefore.current === undefined) return;
    // Cards contain lists: only children of the outer list are items.
    const above = area.current?.previousElementSibling;
    const list = above?.matches('ul, ol') ? above : above?.querySelector('ul, ol');
    const firstNew = list?.children[shownBefore.current];
    firstNew?.querySelector<HTMLElement>('a, input, button')?.focus({ preventScroll: true });
    shownBefore.current = undefined;
  }, [hasMore]);

  useNearEnd(area, { isOn: isEndless && hasMore && !isLoading && !hasFailed, onNear: onShowMore });

  const handleClick = () => {
    shownBefore.current = shown;
    onShowMore();
  };
  return (
    <div ref={area} className={classes.area}>
      <p className={classes.count} aria-live="polite">
        <VisuallyHidden>{isLoading ? t`Loading more recipes.` : ''} </VisuallyHidden>
        {countText(props)}
      </p>
      {hasMore && (
        // Not `loading`, which disables the button and would lose the focus.
        <Button variant="default" aria-disabled={isLoading} onClick={handleClick}>
          {isLoading ? t`Loading …` : hasFailed ? t`Try again` : t`Show more`}
        </Button>
      )}
    </div>
  );
}

function countText({ shown, total, totalIsAtLeast, hasFailed, isLoading }: ShowMoreProps): string {
  const all = totalIsAtLeast ? `${total}+` : total;
  if (hasFailed && !isLoading) {
    return total > shown
      ? t`${shown} of ${all} shown. The rest could not be loaded.`
      : t`The rest could not be loaded.`;
  }
  return total > shown ? t`${shown} of ${all} shown` : '';
}
