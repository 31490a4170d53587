import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inlineTexts } from './inline-texts.ts';
import { english, textsOf } from './texts-of-language.ts';
import type { Texts } from './texts.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const macros = `import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
`;

/** What is left of a source, without spaces at line ends and the line of its imports. */
async function built(source: string, texts: Texts = english): Promise<string> {
  const { transform } = inlineTexts(texts) as unknown as {
    transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
  };
  const result = await transform(macros + source, '/app/page.tsx');
  return result!.code
    .replace(/^import .*\n/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const inOwnWords = (words: Record<string, string>): Texts => ({
  language: 'de',
  textOf: (_id, message) => compileMessageOrThrow(words[message] ?? message),
});

describe('A text in place', () => {
  it('a text is a plain string in the script', async () => {
    expect(await built('export const label = t`Save recipe`;')).toBe(
      'export const label = "Save recipe";',
    );
  });

  it('a text is in the script of a build for use, too', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await built('export const label = t`Save recipe`;')).toBe(
      'export const label = "Save recipe";',
    );
  });

  it('a text keeps its values as they were written', async () => {
    expect(
      await built('export const hello = (user) => t`Hello ${user.name}, it’s \\`you\\``;'),
    ).toBe('export const hello = user => `Hello ${user.name}, it’s \\`you\\``;');
  });

  it('a text is in the language of the build, in the order that language wants', async () => {
    const german = inOwnWords({ '{count} of {total} recipes': 'von {total} Rezepten {count}' });
    expect(
      await built('export const text = (count, total) => t`${count} of ${total} recipes`;', german),
    ).toBe('export const text = (count, total) => `von ${total} Rezepten ${count}`;');
  });

  it('a text that the domain says is in the language of the build, in the order that language wants', async () => {
    const german = inOwnWords({ '{count} of {total} eggs': 'von {total} Eiern {count}' });
    const source = `import { say } from '../texts/say';
      export const text = (count, total) => say('{count} of {total} eggs', { count, total: total * 2 });`;
    expect(await built(source, german)).toBe(
      'export const text = (count, total) => `von ${total * 2} Eiern ${count}`;',
    );
  });

  it('a function of the same name that is no text stays a call', async () => {
    const source = `const say = (word) => word; export const text = say('texts/say');`;
    expect(await built(source)).toContain("say('texts/say')");
  });

  it('a text that is a variable stops the build', async () => {
    const source = `import { say } from '@saltbush/domain/texts/say'; export const text = (word) => say(word);`;
    await expect(built(source)).rejects.toThrow('A text is a string in place');
  });

  it('a text stays English where a language has no words for it', async () => {
    expect(await built('export const label = t`Save recipe`;', inOwnWords({}))).toContain(
      '"Save recipe"',
    );
  });

  it('a text picks its form by the number', async () => {
    expect(
      await built("export const eggs = (n) => plural(n, { one: '# egg', other: '# eggs' });"),
    ).toBe('export const eggs = n => _pluralForm(n, { "one": `${n} egg`, "other": `${n} eggs` });');
  });
});

describe('A text with elements in it', () => {
  it('a text without elements is a plain string', async () => {
    expect(await built('export const Save = () => <b><Trans>Save recipe</Trans></b>;')).toBe(
      'export const Save = () => <b>{"Save recipe"}</b>;',
    );
  });

  it('a text keeps its elements with their properties and values', async () => {
    const source =
      'export const See = ({ name }) => <Trans>See <a href="/cook" title={t`Cook`}>the page of <b>{name}</b></a>!</Trans>;';
    expect(await built(source)).toBe(
      'export const See = ({ name }) => <>{"See "}<a href="/cook" title={"Cook"}>{"the page of "}<b>{name}</b></a>{"!"}</>;',
    );
  });

  it('the elements of a text stand where the language wants them', async () => {
    const german = inOwnWords({ '<0>Undo</0> {name}': '{name} <0>rückgängig machen</0>' });
    const source = 'export const Undo = ({ name }) => <Trans><b>Undo</b> {name}</Trans>;';
    expect(await built(source, german)).toBe(
      'export const Undo = ({ name }) => <>{name}{" "}<b>{"rückgängig machen"}</b></>;',
    );
  });

  it('elements may stand in the form for a number', async () => {
    const source =
      'export const Count = ({ n }) => <p><Plural value={n} one={<Trans><b>#</b> recipe</Trans>} other="# recipes" /></p>;';
    expect(await built(source)).toContain('"other": <>{n}{" recipes"}</>');
  });
});

describe('A translation', () => {
  it('a translation with a value that the source does not give is refused', async () => {
    const wrong = inOwnWords({ 'Hello {name}': 'Hallo {nmae}' });
    await expect(built('export const hello = (name) => t`Hello ${name}`;', wrong)).rejects.toThrow(
      'A text speaks of {nmae}, which it is not given.',
    );
  });

  it('a translation that leaves an element open is refused', async () => {
    const wrong = inOwnWords({ '<0>Undo</0> all': '<0>Alles rückgängig' });
    const source = 'export const Undo = () => <Trans><b>Undo</b> all</Trans>;';
    await expect(built(source, wrong)).rejects.toThrow('A text opens <0> and does not close it.');
  });
});

describe('A pseudo-language', () => {
  it('the longer pseudo-language makes every text 40 % longer', async () => {
    const text = await built(
      'export const label = t`Save the whole recipe`;',
      await textsOf('en-XA'),
    );
    expect(text).toBe('export const label = "[Šávé thé whöļé ŕéçîpé opus opus]";');
  });

  it('the pseudo-language from right to left keeps values and elements', async () => {
    const source = 'export const Hello = ({ name }) => <Trans>Hello <b>{name}</b></Trans>;';
    expect(await built(source, await textsOf('ar-XB'))).toBe(
      'export const Hello = ({ name }) => <>{"חהללס "}<b>{"\u2068"}{name}{"\u2069"}</b></>;',
    );
  });

  it('a value beside words from right to left has a direction of its own, in each form of a number', async () => {
    const source = `export const told = (name, n) => t\`\${name}: hi\` + plural(n, { one: '# egg', other: '# eggs' });`;
    expect(await built(source, await textsOf('ar-XB'))).toBe(
      'export const told = (name, n) => `\u2068${name}\u2069: חט` + ' +
        '_pluralForm(n, { "one": `\u2068${n}\u2069 הזז`, "other": `\u2068${n}\u2069 הזזק` });',
    );
  });

  it('a value that stands alone needs no marks from right to left', async () => {
    const source = 'export const Name = ({ name }) => <p><Trans>{name}</Trans></p>;';
    expect(await built(source, await textsOf('ar-XB'))).toContain('<p>{name}</p>');
  });
});
