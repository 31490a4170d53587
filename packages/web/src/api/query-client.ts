/** What the browser remembers of the server's answers, for how long, and whether it asks again. */
import { QueryClient } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { onAnnouncement } from './announcements';

/** Spec 9: Cache TTL. */
const desktopCacheMs = 2 * 60 * 1000;
const mobileCacheMs = 60 * 1000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: () =>
        matchMedia('(max-width: 47.99em)').matches ? mobileCacheMs : desktopCacheMs,
      retry: (failures, error) => failures < 1 && mayPass(error),
      // A call without a network fails and says so; it does not wait in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// What one person saw is not shown to the next.
onAnnouncement('signedOut', () => queryClient.clear());

/** Asking again can only help when the server, not the question, was at fault. */
const mayPass = (error: Error): boolean => !(error instanceof AppError) || error.status >= 500;
