import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerWords } from './server-words';

const project: unknown = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
);

test('the server starts when no word follows its name', () => {
  expect(answerWords([])).toBeUndefined();
});

test.each(['--help', '-h', 'help'])('the word %s prints the help and starts nothing', (word) => {
  expect(answerWords([word])).toEqual({
    text: expect.stringContaining('SALTBUSH_DATA'),
    exitCode: 0,
  });
});

test.each(['--version', '-v'])('the word %s prints the version of the package', (word) => {
  const { version } = project as { version: string };
  expect(answerWords([word])).toEqual({ text: `${version}\n`, exitCode: 0 });
});

test.each([
  [['--port=80'], '--port=80'],
  [['serve'], 'serve'],
  [['--help', 'me'], 'me'],
])('the unknown words %j are refused with the one that is unknown', (words, unknown) => {
  expect(answerWords(words)).toEqual({
    text: expect.stringContaining(`no option "${unknown}"`),
    exitCode: 2,
  });
});
