/** The rule for names of tests (docs/style.md), as `npm run check` enforces it. */
import { describe, expect, test } from 'vitest';
import { problemOfTestName, unclearTestNames } from '../scripts/test-names.mjs';

describe('the name of a test', () => {
  test.each([
    'a week without meals says what to do first',
    'the email address %j is refused',
    '%s takes what it should, and nothing else',
    'recipes of the same title say whose each is',
    'saved recipes stay when their author leaves',
    'when two devices meet, both edits stay',
    'whoever waits too long hears that the server is busy',
    'one of two alternatives is enough',
    'in-app purchases are not offered',
  ])('a name with a subject may stay: %s', (name) => {
    expect(problemOfTestName(name)).toBeUndefined();
  });

  test.each([
    ['of a week, with nothing in it', 'begins in the middle of a sentence'],
    ['and says so in words', 'begins in the middle of a sentence'],
    ['never leaves the app', 'begins in the middle of a sentence'],
    ['is refused without a name', 'has no subject'],
    ['does not change the others', 'has no subject'],
    ['when two devices meet, is kept', 'has no subject'],
    ['after a tick of %s', 'has no subject after its clause'],
    ['it goes to the list', 'begins with a pronoun that refers to nothing'],
    ['who shops again buys each meal once', 'begins with a pronoun that refers to nothing'],
    ['their order does not matter', 'begins with a pronoun that refers to nothing'],
    ['each is used where it fits', 'begins with a pronoun that refers to nothing'],
    ['returns nothing for a blank text', 'begins with a verb'],
    ['zigzags the lines of a text', 'begins with a verb'],
    ['stay as they are: %s', 'begins with a verb'],
    ['cooked twice, it needs more', 'begins with a participle instead of a noun'],
    ['moved to an aisle, it stays', 'begins with a participle instead of a noun'],
    ['%s is %s', 'has fewer than 3 words of its own'],
    ['guests too', 'has fewer than 3 words of its own'],
    [`a name that ${'goes on and '.repeat(10)}on`, 'is longer than 110 characters'],
  ])('a name that cannot be understood alone is refused: %s', (name, problem) => {
    expect(problemOfTestName(name)).toBe(problem);
  });
});

test('every way to write a test is read, and what is no test is not', () => {
  const source = `
    describe('returns', () => {
      it('is here first', () => {});
      test.each([['is in a row', 1]])('is a row of %s', () => {});
      it.each\`
        text
        \${1}
      \`('is a row of $text', () => {});
      test.runIf(isSlow)('is run sometimes', () => {});
      test(\`is computed with \${word}\`, () => {});
      test(name, () => {});
      expect(/is one/.test('is no test')).toBe(true);
    });`;
  const problems = unclearTestNames('packages/domain/src/device/timers/timer.test.ts', source);
  expect(problems.map((problem) => /"(.*)"/.exec(problem)?.[1])).toEqual([
    'is here first',
    'is a row of %s',
    'is a row of $text',
    'is run sometimes',
    'is computed with %s',
    'name',
  ]);
});

test('a file without tests has no unclear names', () => {
  expect(
    unclearTestNames('packages/domain/src/device/timers/timer.ts', "it('is here', run)"),
  ).toEqual([]);
});
