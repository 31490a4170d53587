/** Title and hint of a part of the share panel. The title gets focus when a focused element is removed. */
import { Text, Title } from '@mantine/core';
import type { RefObject } from 'react';
import classes from './sharing.module.css';

export interface PartHeadProps {
  id: string;
  title: string;
  hint: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function PartHead({ id, title, hint, heading }: PartHeadProps) {
  return (
    <div>
      <Title ref={heading} id={id} tabIndex={-1} order={3} size="h4">
        {title}
      </Title>
      <Text className={classes.hint}>{hint}</Text>
    </div>
  );
}
