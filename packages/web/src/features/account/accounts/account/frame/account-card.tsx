/** One card of a section. */
import { Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Panel } from '../../../../../ui/layout/panel';
import classes from './account-card.module.css';

export interface AccountCardProps {
  title: string;
  /** The page says it already. */
  isTitleHidden?: boolean;
  /** In the address, behind "#": a row of the overview leads to this card. */
  anchor?: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function AccountCard(props: AccountCardProps) {
  const { title, isTitleHidden = false, anchor, hint, children } = props;
  const card = useScrollWhenAsked(anchor);
  return (
    <div ref={card} id={anchor} className={classes.place}>
      <Panel title={isTitleHidden ? undefined : title} label={isTitleHidden ? title : undefined}>
        {hint && (
          <Text c="dimmed" size="sm">
            {hint}
          </Text>
        )}
        {children}
      </Panel>
    </div>
  );
}

/** Once it is shown: it is hidden while a card before it is loading. */
function useScrollWhenAsked(anchor: string | undefined) {
  const card = useRef<HTMLDivElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  const isAsked = anchor !== undefined && hash === anchor;
  useEffect(() => {
    if (!isAsked) return undefined;
    const shown = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === 0) return;
      shown.disconnect();
      entry.target.scrollIntoView({ block: 'start' });
    });
    shown.observe(card.current!);
    return () => shown.disconnect();
  }, [isAsked]);
  return card;
}
