import { AppError } from '@saltbush/contract/errors';

/** A rate limit was reached; the response has a retry-after header. */
export class TooManyRequests extends AppError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
