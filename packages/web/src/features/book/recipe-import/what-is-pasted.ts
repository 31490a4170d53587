/**
 * What somebody pasted to import: a link, several links, or a recipe.
 *
 * - One line is a link, also inside a sentence, as phones copy it, and without "https://".
 * - Lines that all are links are several, each page once.
 * - All else is the text of a recipe, or the source of a page.
 */
import { t } from '@lingui/core/macro';
import { importLimits } from '@saltbush/contract/recipe/recipe-import/recipe-import';
import { addressIn } from '@saltbush/recipe-parser/recipe';
import { addressesIn } from './addresses/address-list';

export type Pasted =
  | { kind: 'link'; url: string }
  | { kind: 'links'; urls: readonly string[] }
  | { kind: 'text'; text: string }
  | { kind: 'problem'; message: string };

/** @example whatIsPasted('Try this: https://a.example/pie!') // { kind: 'link', url: 'https://a.example/pie' } */
export function whatIsPasted(text: string): Pasted {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return problem(t`Please paste a link or a recipe first`);
  if (lines.every((line) => linkIn(line) !== undefined)) return readLinks(text);
  if (lines.length === 1 && text.length <= longestSentence) return problem(noLink);
  return text.length > importLimits.text ? problem(tooLong) : { kind: 'text', text };
}

function readLinks(text: string): Pasted {
  const links = text.split('\n').map((line) => linkIn(line) ?? '');
  const { urls, tooMany } = addressesIn(links.join('\n'));
  if (tooMany) return problem(t`Please import at most ${importLimits.addresses} at once`);
  const long = urls.find((url) => url.length > importLimits.address);
  if (long !== undefined) return problem(t`This link is too long: ${long.slice(0, 60)}…`);
  const [url = '', ...others] = urls;
  return others.length === 0 ? { kind: 'link', url } : { kind: 'links', urls };
}

function linkIn(line: string): string | undefined {
  const typed = line.trim();
  const isSentence = /\s/.test(typed);
  if (isSentence && typed.length > longestSentence) return undefined;
  return addressIn(typed) ?? (/^[^\s.]+\.\S+$/.test(typed) && !isSentence ? typed : undefined);
}

/** In letters; what is longer is the text of a recipe, though it may be one line with a link in it. */
const longestSentence = 300;

const problem = (message: string): Pasted => ({ kind: 'problem', message });

const noLink = t`That doesn’t look like a link. Paste one like https://www.example.com/pumpkin-soup, or the whole recipe.`;
const tooLong = t`This text is too long. Please paste the recipe alone.`;
