/** The texts of one language, from the file that translators write (docs/translating.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import { standInLanguage, type Language } from '@saltbush/domain/texts/languages';
import type { LanguageTexts } from '@saltbush/domain/texts/say';
import { languagesFolder } from './languages-folder';

/**
 * A message is compiled when it is first said: of the thousand in the file a process says a few dozen.
 *
 * @throws when the folder of a language is not there
 */
export function readTexts(language: Language): LanguageTexts {
  const words =
    language === standInLanguage ? new Map<string, never>() : readWords(fileOf(language));
  const compiled = new Map<string, CompiledMessage>();
  const textOf = (message: string): CompiledMessage | undefined => {
    const known = compiled.get(message);
    if (known) return known;
    const translation = words.get(message);
    if (translation === undefined) return undefined;
    const made = compileMessageOrThrow(translation);
    compiled.set(message, made);
    // Said once from here on: its source is needed no longer.
    words.delete(message);
    return made;
  };
  return { language, textOf };
}

/** By their English; those that nobody has translated are left out. */
function readWords(file: string): Map<string, string> {
  const { items } = PO.parse(saidOf(readFileSync(file, 'utf8')));
  return new Map(
    items.flatMap(({ msgid, msgstr, obsolete }) =>
      msgstr[0] && !obsolete ? [[msgid, msgstr[0]] as const] : [],
    ),
  );
}

/** The parts of a file that anything but the web app's pages says: a third of it, and reading takes time and memory. */
function saidOf(text: string): string {
  const [head = '', ...entries] = text.split(/\r?\n\r?\n/);
  return [head, ...entries.filter((entry) => saidReference.test(entry))].join('\n\n');
}

const saidReference = /^#: packages\/(?!web\/)/m;

const fileOf = (language: Language): string => join(languagesFolder, language, 'texts.po');
