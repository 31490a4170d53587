/**
 * Where each field of a draft came from: the first extraction whose value the draft has, and the text of
 * the source.
 *
 * What a source states beside the draft is taken from the first extraction that has it: nutrition, diets, a video.
 *
 * Computed by comparison at the end, so that no earlier rule has to track the source.
 */
import {
  draftFields,
  statedFields,
  type DraftField,
  type SourceField,
} from '../text/fields/source-fields';
import type { SourceText } from '../schema-org/source-texts';
import type { RecipeDraft } from '../recipe/draft';

/** How a field was found: in the site's data, in marks in the page, in its head, or by what it shows. */
export const extractionSources = [
  'json-ld',
  'microdata',
  'rdfa',
  'microformats',
  'script-data',
  'layout',
  'head',
] as const;
export type ExtractionSource = (typeof extractionSources)[number];

export interface Origin {
  reader: ExtractionSource;
  /** The words of the source. */
  text: string;
}

export type Provenance = Partial<Record<SourceField, Origin>>;

export interface Extraction {
  reader: ExtractionSource;
  draft: RecipeDraft;
  said: SourceText;
}

/** @param extractions the most trusted comes first */
export function findProvenance(
  draft: RecipeDraft,
  extractions: readonly Extraction[],
  pageUrl: string | undefined,
): Provenance {
  const origins: Provenance = {};
  for (const field of draftFields) {
    const value = comparable(draft, field, pageUrl);
    if (value === undefined) continue;
    const extraction = extractions.find(
      (each) => each.said[field] !== undefined && comparable(each.draft, field, pageUrl) === value,
    );
    const text = extraction?.said[field];
    if (extraction && text !== undefined) origins[field] = { reader: extraction.reader, text };
  }
  for (const field of statedFields) {
    const extraction = extractions.find(({ said }) => said[field] !== undefined);
    const text = extraction?.said[field];
    const isRepeated =
      (field === 'keywords' && origins.tags !== undefined) ||
      (field === 'images' && text === origins.imageUrl?.text);
    if (extraction && text && !isRepeated) origins[field] = { reader: extraction.reader, text };
  }
  return origins;
}

function comparable(
  draft: RecipeDraft,
  field: DraftField,
  pageUrl: string | undefined,
): string | undefined {
  const value = valueOf(draft, field);
  const isBlank =
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isBlank) return undefined;
  if (field === 'imageUrl' && URL.canParse(String(value), pageUrl)) {
    return new URL(String(value), pageUrl).href;
  }
  return JSON.stringify(value);
}

function valueOf(draft: RecipeDraft, field: DraftField): unknown {
  switch (field) {
    case 'ingredients':
      return draft.ingredientLines;
    case 'instructions':
      return draft.steps.map(({ text }) => text);
    case 'author':
      return draft.sourceAttribution?.author;
    case 'siteName':
      return draft.sourceAttribution?.siteName;
    default:
      return draft[field];
  }
}
