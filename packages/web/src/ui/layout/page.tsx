/** The frame of a page: document title, a bar with the way back, heading and actions, and a width to read in. */
import { Container, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BackArrow } from './back-arrow';
import { DocumentTitle } from './document-title';
import classes from './page.module.css';

export interface PageProps {
  /** Shown as the heading, and as the document's title. */
  title: string;
  /** Shown instead of the title, when the heading says more. */
  heading?: ReactNode;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** `narrow` for a form or a text, `wide` for cards. */
  width?: 'narrow' | 'wide';
  children: ReactNode;
}

export function Page({
  title,
  heading = title,
  lead,
  actions,
  width = 'wide',
  children,
}: PageProps) {
  return (
    <Container className={classes.page} size={width === 'narrow' ? 720 : 1200}>
      <DocumentTitle title={title} />
      <div className={classes.bar}>
        <BackArrow />
        <Title order={1} tabIndex={-1} className={classes.title}>
          {heading}
        </Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </div>
      {lead && <Text className={classes.lead}>{lead}</Text>}
      {children}
    </Container>
  );
}
