/** The heading of the vote page. */
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../../../../ui/layout/document-title';
import classes from './vote-page.module.css';

export interface VoteFrameProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

export function VoteFrame({ title, lead, children }: VoteFrameProps) {
  return (
    <div className={classes.frame}>
      <DocumentTitle title={title} />
      <Title order={1} size="h2" tabIndex={-1}>
        {title}
      </Title>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </div>
  );
}
