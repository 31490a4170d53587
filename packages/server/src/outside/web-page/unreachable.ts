/** Why a page could not be read, in words that say what to do next. */
import { AppError } from '@saltbush/contract/errors';

type Reason = 'redirects' | 'slow' | 'unknown' | 'broken' | number;

const paste = 'Open it in your browser and paste its text here instead.';

export function unreachable(reason: Reason): AppError {
  return new AppError('PAGE_UNREACHABLE', sentenceFor(reason));
}

function sentenceFor(reason: Reason): string | undefined {
  if (reason === 'slow') return `The page took too long to answer. ${paste}`;
  if (reason === 'unknown') return 'There is no site at that address. Please check it.';
  if (reason === 'redirects') return `The page sends visitors in circles. ${paste}`;
  if (reason === 404 || reason === 410) return 'There is no page at that address. Please check it.';
  if (reason === 401 || reason === 402 || reason === 403 || reason === 429) {
    return `The site does not let other programs read that page. ${paste}`;
  }
  return undefined;
}
