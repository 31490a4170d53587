/** Layout of the sign-in pages: a card in front of dish images, on some pages with a side panel. */
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DishWall } from '../../../ui/dishes/dish-wall';
import { DocumentTitle } from '../../../ui/layout/document-title';
import classes from './auth-frame.module.css';

export interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** Beside the card, below it on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AuthFrame({ title, lead, aside, children }: AuthFrameProps) {
  return (
    <div className={classes.frame}>
      <DocumentTitle title={title} />
      <div className={classes.backdrop}>
        <DishWall className={classes.wall} />
      </div>
      <Paper className={classes.card} withBorder>
        <Title order={1} className={classes.title} tabIndex={-1}>
          {title}
        </Title>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </Paper>
      {aside}
    </div>
  );
}
