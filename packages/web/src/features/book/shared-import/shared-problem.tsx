import { Alert } from '@mantine/core';
import type { Problem } from './problem-of';

export function SharedProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <Alert color="yellow" role="alert" title={problem.title}>
      {problem.message}
    </Alert>
  );
}
