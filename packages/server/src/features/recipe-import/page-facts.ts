/** What the page's head tells about any recipe on it: site, address, picture, author, language. */
import { cleanText } from '@saltbush/domain/recipe-import/clean-text';
import { measuresFrom } from '@saltbush/domain/recipe-import/measures';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { Page } from './page';

export function withPageFacts(draft: RecipeDraft, page: Page): RecipeDraft {
  const source = draft.sourceAttribution;
  const title = draft.title || titleOf(page);
  const language = languageOf(draft, page);
  return {
    ...draft,
    title,
    description: draft.description ?? metaOf(page, 'og:description', 'description'),
    imageUrl: pictureOf(draft, page),
    language,
    measures: measuresFrom({
      host: hostOf(page.url),
      language,
      lines: [...draft.ingredientLines, ...draft.steps.map(({ text }) => text)],
    }),
    sourceAttribution: {
      siteName: siteNameOf(page) ?? source?.siteName ?? hostOf(page.url),
      siteUrl: page.url ?? absolute(metaOf(page, 'og:url'), page),
      recipeTitle: source?.recipeTitle ?? (title || undefined),
      author: source?.author ?? authorOf(page),
    },
  };
}

/** The picture the site shows for the page is full size; the data often lists cut-out squares. */
function pictureOf(draft: RecipeDraft, page: Page): string | undefined {
  const shown = absolute(metaOf(page, 'og:image', 'og:image:url', 'og:image:secure_url'), page);
  const isPicture = shown !== undefined && !/logo|placeholder|default|favicon/i.test(shown);
  return (
    (isPicture ? shown : undefined) ??
    absolute(draft.imageUrl, page) ??
    absolute(metaOf(page, 'twitter:image'), page)
  );
}

/** The page's title without the name of its site: "Damper | Bush Kitchen" is "Damper". */
export function titleOf(page: Page): string {
  const title = metaOf(page, 'og:title', 'twitter:title') ?? cleanText(page.titleText);
  const site = siteNameOf(page)?.toLowerCase();
  const [first = title, ...rest] = title.split(titleDivider);
  const isSite = (part: string) => part.toLowerCase() === site || rest.length === 1;
  return rest.length > 0 && isSite(rest.at(-1) ?? '') ? first : title;
}

/** Longer "names" are slogans. */
const longestSiteName = 60;

function siteNameOf(page: Page): string | undefined {
  const name = metaOf(page, 'og:site_name', 'application-name') ?? nameInTitle(page);
  return name !== undefined && name.length > longestSiteName ? name.split(/\s[|–—-]\s/)[0] : name;
}

/** The part of the title that is the host's name in words: "Damper – Bush Kitchen" on bushkitchen.com. */
function nameInTitle(page: Page): string | undefined {
  const host = letters(hostOf(page.url)?.replace(/\.[a-z]+(?:\.[a-z]{2})?$/, '') ?? '');
  const parts = cleanText(page.titleText).split(titleDivider).slice(1);
  return host === '' ? undefined : parts.find((part) => letters(part) === host);
}

const titleDivider = /\s+[|»·•–—-]\s+|\s*\|\s*/;

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function authorOf(page: Page): string | undefined {
  const author = metaOf(page, 'author', 'article:author', 'parsely-author');
  return author === undefined || /^https?:/i.test(author) ? undefined : author;
}

function languageOf(draft: RecipeDraft, page: Page): string | undefined {
  const language = draft.language ?? page.language ?? metaOf(page, 'og:locale', 'content-language');
  const plain = language?.trim().replaceAll('_', '-');
  return plain !== undefined && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(plain) ? plain : undefined;
}

function metaOf(page: Page, ...names: string[]): string | undefined {
  for (const name of names) {
    const text = cleanText(page.meta.get(name) ?? '');
    if (text !== '') return text;
  }
  return undefined;
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined || !URL.canParse(url)
    ? undefined
    : new URL(url).hostname.replace(/^www\./, '');
}

/** Only addresses a browser could show; anything else is dropped. */
function absolute(address: string | undefined, page: Page): string | undefined {
  if (address === undefined || !URL.canParse(address, page.url)) return undefined;
  const url = new URL(address, page.url);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
