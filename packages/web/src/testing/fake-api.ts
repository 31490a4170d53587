/** A fake server for one test (`fake-answers.ts`). */
import type { Route } from '@saltbush/contract/route';
import { vi } from 'vitest';
import { fetchFrom, type Answer, type FakeRequest, type SentRequest } from './fake-answers';

export { answer, type Answer, type FakeRequest } from './fake-answers';

export interface FakeApi {
  /** All requests, oldest first. */
  requests: SentRequest[];
  /** Requests to one route. */
  requestsTo: <R extends Route>(route: R) => FakeRequest<R>[];
}

/** Replaces `fetch` until the test ends. */
export function fakeApi(answers: Answer[]): FakeApi {
  const requests: SentRequest[] = [];
  vi.stubGlobal(
    'fetch',
    fetchFrom(answers, (request) => requests.push(request)),
  );
  return {
    requests,
    requestsTo: <R extends Route>(route: R) =>
      requests.filter((call) => call.route === route).map((call) => call.request as FakeRequest<R>),
  };
}
