/**
 * Cached responses of conditional calls (ETag), in memory, until the page closes or the session
 * ends.
 */
interface Answer {
  token: string | undefined;
  etag: string;
  value: unknown;
}

/** Lists of a few weeks; the oldest is evicted. */
const mostAnswers = 10;
const answers = new Map<string, Answer>();

/** @param token another session's answers are not this one's */
export function findAnswer(url: string, token: string | undefined): Answer | undefined {
  const answer = answers.get(url);
  return answer?.token === token ? answer : undefined;
}

export function cacheAnswer(url: string, answer: Answer): void {
  answers.delete(url);
  answers.set(url, answer);
  const [oldest] = answers.keys();
  if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
}
