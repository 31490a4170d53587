/**
 * Texts of fixtures with their expected reading marked in them: `<<title>>`, `[[ingredient line]]` and
 * `{{step}}`.
 */
export interface MarkedText {
  /** Without the marks, as a person pastes it. */
  text: string;
  title: string | undefined;
  lines: string[];
  steps: string[];
}

/** @example markedText('<<Toast>>\n[[2 slices bread]]').lines // ['2 slices bread'] */
function markedText(source: string): MarkedText {
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, inner = '']) => inner);
  return {
    text: source.replace(/<<|>>|\[\[|\]\]|\{\{|\}\}/g, ''),
    title: all(/<<(.*?)>>/g)[0],
    lines: all(/\[\[(.*?)\]\]/g),
    steps: all(/\{\{(.*?)\}\}/g),
  };
}

/** The marked texts of a file, which are divided by lines of equals signs. */
export function markedTexts(file: string): MarkedText[] {
  return file.split(/\n=+\n/).map((source) => markedText(source.trim()));
}
