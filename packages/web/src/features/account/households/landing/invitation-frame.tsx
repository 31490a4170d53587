/** A card with tiles above it: the pages of an invitation. */
import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TileCover } from '../../../../ui/images/tile-cover';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import classes from './invitation-frame.module.css';

export interface InvitationFrameProps {
  title: string;
  lead?: string;
  /** Of the tiles: the household's id where it is known. */
  seed: string;
  children?: ReactNode;
}

export function InvitationFrame({ title, lead, seed, children }: InvitationFrameProps) {
  return (
    <div className={classes.frame}>
      <DocumentTitle title={title} />
      <Paper className={classes.card} withBorder>
        <TileCover seed={seed} className={classes.band} columns={16} rows={2} />
        <div className={classes.text}>
          <Title order={1} size="h2" tabIndex={-1}>
            {title}
          </Title>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </Paper>
    </div>
  );
}
