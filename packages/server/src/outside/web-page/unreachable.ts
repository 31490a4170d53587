/** Why a page could not be read, in words that say what to do next. */
import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';

type Reason = 'redirects' | 'slow' | 'unknown' | 'broken' | number;

export function unreachable(reason: Reason): AppError {
  return new AppError('PAGE_UNREACHABLE', sentenceFor(reason));
}

function sentenceFor(reason: Reason): string | undefined {
  if (reason === 'slow')
    return say(
      'The page took too long to answer. Open it in your browser and paste its text here instead.',
    );
  if (reason === 'unknown') return say('There is no site at that address. Please check it.');
  if (reason === 'redirects')
    return say(
      'The page sends visitors in circles. Open it in your browser and paste its text here instead.',
    );
  if (reason === 404 || reason === 410)
    return say('There is no page at that address. Please check it.');
  if (reason === 401 || reason === 402 || reason === 403 || reason === 429) {
    return say(
      'The site does not let other programs read that page. Open it in your browser and paste its text here instead.',
    );
  }
  return undefined;
}
