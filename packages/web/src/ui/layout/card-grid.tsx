/** A responsive grid of cards: two columns on a phone, as many as fit beyond; or a compact list of them. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

export type CardLayout = 'grid' | 'list';

export interface CardGridProps {
  label: string;
  layout?: CardLayout;
  /** `<li>` elements. */
  children: ReactNode;
}

export function CardGrid({ label, layout = 'grid', children }: CardGridProps) {
  return (
    <ul className={classes.grid} data-layout={layout} aria-label={label}>
      {children}
    </ul>
  );
}

/** The grid's loading skeleton. The head script puts the first images into it (`head-script/prefetch-first-images.ts`). */
export function CardGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={classes.grid} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.card}>
          <Skeleton className={classes.image} radius={0} data-card-image />
          <div className={classes.text}>
            <Skeleton height={20} width="75%" />
            <Skeleton height={14} width="50%" />
          </div>
        </div>
      ))}
    </div>
  );
}
