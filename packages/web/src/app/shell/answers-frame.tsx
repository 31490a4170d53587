/** Around every page that asks the server: the memory of its answers, and the style sheets such pages use. */
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from '../../api/query-client';
import '../../ui/theme/mantine-more';

export function AnswersFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
