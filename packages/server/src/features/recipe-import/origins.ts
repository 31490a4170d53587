/**
 * Where each field of a draft came from: the first telling whose value the draft has, and its words.
 *
 * Found by comparing, after all is done, so that no rule on the way need carry it along.
 */
import type { ReaderName } from '@saltbush/contract/recipe-evidence';
import { sourceFields, type SourceField } from '@saltbush/domain/recipe-import/source-fields';
import type { SourceWords } from '@saltbush/domain/recipe-import/source-words';
import type { RecipeDraft } from '@saltbush/domain/recipes/draft';

export interface Origin {
  reader: ReaderName;
  /** The words of the source. */
  text: string;
}

export type Origins = Partial<Record<SourceField, Origin>>;

export interface Teller {
  reader: ReaderName;
  draft: RecipeDraft;
  said: SourceWords;
}

/** @param tellers the one that is believed first comes first */
export function originsOf(
  draft: RecipeDraft,
  tellers: readonly Teller[],
  pageUrl: string | undefined,
): Origins {
  const origins: Origins = {};
  for (const field of sourceFields) {
    const value = comparable(draft, field, pageUrl);
    if (value === undefined) continue;
    const teller = tellers.find(
      (each) => each.said[field] !== undefined && comparable(each.draft, field, pageUrl) === value,
    );
    const text = teller?.said[field];
    if (teller && text !== undefined) origins[field] = { reader: teller.reader, text };
  }
  return origins;
}

function comparable(
  draft: RecipeDraft,
  field: SourceField,
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

function valueOf(draft: RecipeDraft, field: SourceField): unknown {
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
