/** The state of an empty list: why it is empty and what to do next. */
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface EmptyStateProps {
  /** A line icon or an image; decoration only. */
  image?: ReactNode;
  title: string;
  hint?: ReactNode;
  /** The next step: a button or two. */
  children?: ReactNode;
}

export function EmptyState({ image, title, hint, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {image && (
        <div className={classes.image} aria-hidden>
          {image}
        </div>
      )}
      <Title order={2} size="h3">
        {title}
      </Title>
      {hint && <Text className={classes.hint}>{hint}</Text>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
