/**
 * What reads and draws the marks of texts. Most texts have none, so it is loaded where one has; until then, and where it
 * cannot be loaded, the text is shown as it was typed.
 */
import { hasMarks } from '@saltbush/domain/recipe/formatted-text/formatted-text';
import { useLoaded } from '../../../../ui/use-loaded';
import type { TextFormat } from './format-text';
import { textFormat } from './format-text.lazy';

/** Undefined while no text has a mark, and until the code is there. */
export function useTextFormat(texts: readonly string[]): TextFormat | undefined {
  return useLoaded<TextFormat | undefined>(texts.some(hasMarks) ? textFormat : nothing);
}

/** A text without its marks, as soon as these are understood. */
export function usePlainText(text: string): string {
  return useTextFormat([text])?.readFormattedText(text).plain ?? text;
}

const nothing = { load: () => Promise.resolve(undefined), loaded: () => undefined };
