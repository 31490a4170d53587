/** One card of the account page. */
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

export interface AccountSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function AccountSection({ title, hint, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} withBorder p="lg">
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
      <Stack gap="md" mt="md">
        {children}
      </Stack>
    </Paper>
  );
}
