/** Completes a draft with the page's metadata: site, address, image, author, language. */
import { measuresFrom } from '../text/fields/measures';
import { imageName } from '../schema-org/same-image';
import { withoutTracking } from '../recipe/page-address';
import type { RecipeDraft } from '../recipe/draft';
import type { Extraction } from './provenance';
import type { Page } from './document/page';
import { chooseTitle } from './choose-title';
import { hostOf, metaOf } from './document/page-names';
import { siteNameOf, titleOf, withoutSite } from './document/site-names';

/** @param isMain whether it is the recipe that the page is about, so that the page's image is its own */
export function withPageMetadata(
  draft: RecipeDraft,
  page: Page,
  { isMain }: { isMain: boolean },
): RecipeDraft {
  const source = draft.sourceAttribution;
  const own = withoutSite(draft.title, page);
  const title = own === '' ? titleOf(page) : isMain ? chooseTitle(draft.title, page) : own;
  const language = languageOf(draft, page);
  const steps = draft.steps.map(({ text }) => text);
  const imageUrl = isMain ? imageOf(draft, page) : ownImage(draft, page);
  return {
    ...draft,
    title,
    description: draft.description ?? (isMain ? metaOf(page, ...descriptionNames) : undefined),
    imageUrl,
    otherImageUrls: otherImages(draft, page, imageUrl),
    ...furtherImages(draft, page, imageUrl),
    language,
    measures: measuresFrom({
      host: hostOf(page.url),
      language,
      lines: [...draft.ingredientLines, ...steps],
    }),
    sourceAttribution: {
      siteName: siteNameOf(page) ?? source?.siteName ?? hostOf(page.url),
      siteUrl: addressOf(page),
      recipeTitle: withoutSite(source?.recipeTitle ?? title, page) || undefined,
      author: source?.author ?? authorOf(page),
    },
  };
}

/** The extraction from the page's metadata, the least trusted one. */
export function extractFromHead(draft: RecipeDraft, page: Page): Extraction {
  const host = hostOf(page.url);
  const said = {
    title: metaOf(page, 'og:title') ?? page.titleText,
    description: metaOf(page, ...descriptionNames),
    imageUrl: metaOf(page, ...imageNames),
    author: metaOf(page, ...authorNames),
    siteName: metaOf(page, 'og:site_name', 'application-name') ?? host,
    language: page.language ?? metaOf(page, ...languageNames),
    measures: [host, draft.language].filter((clue) => clue !== undefined).join(', '),
  };
  const given = Object.entries(said).filter(([, text]) => text !== undefined && text !== '');
  return { reader: 'head', draft, said: Object.fromEntries(given) };
}

const descriptionNames = ['og:description', 'description'];
const imageNames = ['og:image', 'og:image:url', 'og:image:secure_url'];
const authorNames = ['author', 'article:author', 'parsely-author'];
const languageNames = ['og:locale', 'content-language'];

/** The address of the page, without tracking parameters. */
function addressOf(page: Page): string | undefined {
  const address = absolute(page.url ?? metaOf(page, 'og:url'), page);
  return address && withoutTracking(address);
}

function ownImage(draft: RecipeDraft, page: Page): string | undefined {
  return absolute(draft.imageUrl, page) ?? imageOf(draft, page);
}

/** The image the site shows for the page is full size; the data often lists cut-out squares. */
function imageOf(draft: RecipeDraft, page: Page): string | undefined {
  const shown = absolute(metaOf(page, ...imageNames), page);
  const isImage = shown !== undefined && !/logo|placeholder|default|favicon/i.test(shown);
  const others = [draft.imageUrl, metaOf(page, 'twitter:image')];
  return isImage
    ? shown
    : others.map((address) => absolute(address, page)).find((address) => address !== undefined);
}

/** What the data has beside the chosen one. */
function otherImages(
  draft: RecipeDraft,
  page: Page,
  chosen: string | undefined,
): string[] | undefined {
  const all = [draft.imageUrl, ...(draft.otherImageUrls ?? [])];
  const others = new Set(all.flatMap((address) => absolute(address, page) ?? []));
  if (chosen !== undefined) others.delete(chosen);
  return others.size > 0 ? [...others].slice(0, mostOtherImages) : undefined;
}

const mostOtherImages = 3;

/** Those of the dish and of its steps that are not the main one again. */
function furtherImages(
  draft: RecipeDraft,
  page: Page,
  chosen: string | undefined,
): Pick<RecipeDraft, 'moreImageUrls' | 'steps'> {
  const main = [chosen, draft.imageUrl, ...(draft.otherImageUrls ?? [])];
  const known = new Set(main.flatMap((address) => (address ? [imageName(address)] : [])));
  const takeNew = (address: string | undefined): string | undefined => {
    const usable = absolute(address, page);
    if (usable === undefined || known.has(imageName(usable))) return undefined;
    known.add(imageName(usable));
    return usable;
  };
  let count = 0;
  const steps = draft.steps.map(({ imageUrl, ...step }) => {
    const image = count < mostStepImages ? takeNew(imageUrl) : undefined;
    if (image !== undefined) count += 1;
    return image === undefined ? step : { ...step, imageUrl: image };
  });
  const more = (draft.moreImageUrls ?? []).flatMap((address) => takeNew(address) ?? []);
  return { steps, moreImageUrls: more.length > 0 ? more : undefined };
}

/** Each is fetched, one after the other. */
const mostStepImages = 40;

function authorOf(page: Page): string | undefined {
  const author = metaOf(page, ...authorNames);
  return author === undefined || /^https?:/i.test(author) ? undefined : author;
}

function languageOf(draft: RecipeDraft, page: Page): string | undefined {
  const language = draft.language ?? page.language ?? metaOf(page, ...languageNames);
  const plain = language?.trim().replaceAll('_', '-');
  return plain !== undefined && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(plain) ? plain : undefined;
}

/** Only addresses a browser could show; anything else is dropped. */
function absolute(address: string | undefined, page: Page): string | undefined {
  if (address === undefined || !URL.canParse(address, page.url)) return undefined;
  const url = new URL(address, page.url);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
