/** Completes a draft with what the page's head tells: site, address, picture, author, language. */
import { measuresFrom } from '@saltbush/domain/recipe-import/measures';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';
import type { Page } from './page';
import { hostOf, metaOf, siteNameOf, titleOf } from './page-names';

export function withPageFacts(draft: RecipeDraft, page: Page): RecipeDraft {
  const source = draft.sourceAttribution;
  const title = draft.title || titleOf(page);
  const language = languageOf(draft, page);
  const steps = draft.steps.map(({ text }) => text);
  return {
    ...draft,
    title,
    description: draft.description ?? metaOf(page, 'og:description', 'description'),
    imageUrl: pictureOf(draft, page),
    language,
    measures: measuresFrom({
      host: hostOf(page.url),
      language,
      lines: [...draft.ingredientLines, ...steps],
    }),
    sourceAttribution: {
      siteName: siteNameOf(page) ?? source?.siteName ?? hostOf(page.url),
      siteUrl: absolute(page.url ?? metaOf(page, 'og:url'), page),
      recipeTitle: source?.recipeTitle ?? (title || undefined),
      author: source?.author ?? authorOf(page),
    },
  };
}

/** The picture the site shows for the page is full size; the data often lists cut-out squares. */
function pictureOf(draft: RecipeDraft, page: Page): string | undefined {
  const shown = absolute(metaOf(page, 'og:image', 'og:image:url', 'og:image:secure_url'), page);
  const isPicture = shown !== undefined && !/logo|placeholder|default|favicon/i.test(shown);
  const others = [draft.imageUrl, metaOf(page, 'twitter:image')];
  return isPicture
    ? shown
    : others.map((address) => absolute(address, page)).find((address) => address !== undefined);
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

/** Only addresses a browser could show; anything else is dropped. */
function absolute(address: string | undefined, page: Page): string | undefined {
  if (address === undefined || !URL.canParse(address, page.url)) return undefined;
  const url = new URL(address, page.url);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
