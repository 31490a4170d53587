import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

/**
 * Reads a multipart body, or a part of one, whose failures are the sender's: it was cut off, has no
 * boundary, is none. The reader throws errors without a code for these; errors with a code are limits or disk errors.
 *
 * @throws AppError MALFORMED_REQUEST
 */
export async function readMultipart<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    const isOfReader = error instanceof Error && !('code' in error);
    throw isOfReader ? new AppError('MALFORMED_REQUEST', details) : error;
  }
}

const details = say('The upload was cut off or damaged on its way. Please send it again.');
