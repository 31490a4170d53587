/** One card of a section. */
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../../../ui/layout/panel';

export interface AccountCardProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

export function AccountCard({ title, hint, children }: AccountCardProps) {
  return (
    <Panel title={title}>
      {hint && (
        <Text c="dimmed" size="sm">
          {hint}
        </Text>
      )}
      {children}
    </Panel>
  );
}
