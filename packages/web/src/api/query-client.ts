/** The query cache: how long answers stay fresh and when a query is retried. */
import { QueryClient } from '@tanstack/react-query';
import { AppError } from '@saltbush/contract/errors';
import { onAnnouncement } from './announcements';
import { wasTooSlow } from './call';

/** Spec 9: Cache TTL. */
const desktopCacheMs = 2 * 60 * 1000;
const mobileCacheMs = 60 * 1000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: () =>
        matchMedia('(max-width: 47.99em)').matches ? mobileCacheMs : desktopCacheMs,
      retry: (failures, error) => failures < 1 && mayPass(error),
      // A call without a network fails with a message instead of pausing.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// Cached answers of one user are not shown to the next.
onAnnouncement('signedOut', () => queryClient.clear());

/** Retry only server errors (5xx) and network failures. Who has waited as long as Spec 9 allows waits no second time. */
const mayPass = (error: Error): boolean =>
  !(error instanceof AppError) || (error.status >= 500 && !wasTooSlow(error));
