import { Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './recipe-form.module.css';

export interface FormSectionProps {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title id={id} order={2} size="h3">
        {title}
      </Title>
      {hint && <Text className={classes.hint}>{hint}</Text>}
      {children}
    </section>
  );
}
