import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../languages/languages.ts';

interface Text {
  message: string;
  translation: string;
}

async function textsIn(language: string): Promise<Text[]> {
  const file = new URL(`../../../../languages/${language}/texts.po`, import.meta.url);
  const parsed = await formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: file.pathname,
  });
  return Object.entries(parsed).map(([id, { message = id, translation = '' }]) => ({
    message,
    translation,
  }));
}

/** The values and elements that a text names, each once. */
function partsOf(text: string): string[] {
  const parts = new Set<string>();
  const read = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\w+\/?>/g)) parts.add(tag);
        continue;
      }
      const [name, , forms] = token;
      parts.add(name);
      for (const form of Object.values(forms ?? {})) if (Array.isArray(form)) read(form);
    }
  };
  read(compileMessageOrThrow(text));
  return [...parts].sort();
}

describe.each(languages)('The translations of %s', (language) => {
  it('the translation of each text names its values and elements', async () => {
    const texts = await textsIn(language);
    const wrong = texts.filter(
      ({ message, translation }) =>
        translation !== '' && partsOf(translation).join() !== partsOf(message).join(),
    );
    expect(wrong).toEqual([]);
    expect(texts.length).toBeGreaterThan(3000);
  });
});
