/**
 * Calls to action on a page: lines that are neither ingredient nor step.
 *
 * - Buttons beside a list that got into its text: "Add to cart", "Print recipe", "Keep your screen on".
 * - Requests: download the app, subscribe, follow, share, rate.
 * - Only a short line that is nothing else is dropped. A line that states an amount, or a sentence that
 *   merely mentions a screen or a share, stays: a lost step is worse than an advert.
 */
import { statesAmount } from './line-shape';
import { advertTexts } from './advert-vocabulary';
import { buttonTexts } from './button-vocabulary';
import { requestsInPosts } from './social-requests';

/** Longer lines have other content. */
const longestAdvert = 140;

/**
 * @example isAdvert('Prevent your screen from going dark') // true
 * @example isAdvert('Print out the template and cut the dough along it.') // false
 */
export function isAdvert(line: string): boolean {
  const hasAmount = /\p{N}/u.test(line) && statesAmount(line);
  return line.length <= longestAdvert && !hasAmount && wanting.test(line);
}

/**
 * Whether a line of a post on a social network is a request to its readers.
 *
 * @example isPostRequest('✨ Link in bio! ✨') // true
 */
export function isPostRequest(line: string): boolean {
  return line.length <= longestAdvert && postRequest.test(line);
}

const requests = [
  'download (?:now|(?:the|our) (?:free )?app)',
  '(?:get|try) (?:the|our) (?:free )?app\\b',
  '(?:sign up|subscribe) (?:to|for) (?:our|the|my)\\b',
  'subscribe (?:now|today|here|on youtube)',
  'follow (?:us|me|along) on\\b',
  '(?:tag|mention) (?:us|me|@)',
  'did you (?:make|try|cook) this\\b',
  'leave (?:a|your) (?:comment|review|rating)',
  'like us on facebook',
  '(?:shop|buy|order) .{3,80} (?:on amazon|online|in our (?:store|shop))',
];

const wanting = new RegExp(
  // Buttons often are beside each other.
  `^\\P{L}*(?:(?:${[...buttonTexts, ...advertTexts].join('|')})(?:\\P{L}+|$)){1,4}$|\\b(?:${requests.join('|')})`,
  'iu',
);

const postRequest = new RegExp(
  `^\\P{L}*(?:${requestsInPosts.join('|')})|^#(?:ad|sponsored|gifted)\\b|\\blink in (?:my )?bio\\b`,
  'iu',
);
