/** A responsive grid of cards, as a list: two columns on a phone, as many as fit beyond. */
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './card-grid.module.css';

/** Children are `<li>` elements. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.grid} aria-label={label}>
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
