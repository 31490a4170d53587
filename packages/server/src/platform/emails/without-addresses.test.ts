import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { renderEmail } from './email-template';
import { withoutAddresses } from './without-addresses';

it.each([
  ['Free prize: https://evil.example/win', 'Free prize: https: evil. example/win'],
  ['evil.example/win', 'evil. example/win'],
  ['www.evil.example', 'www. evil. example'],
  ['HTTP://EVIL.EXAMPLE', 'HTTP: EVIL. EXAMPLE'],
  ['evil。example/win', 'evil。 example/win'],
  ['evil．example', 'evil． example'],
  ['evil｡example', 'evil｡ example'],
  ['evil․example', 'evil․ example'],
  ['evil\u200B.\u200Bexample', 'evil. example'],
  ['evil\u200D.\u200Dexample', 'evil. example'],
  ['evil\u200B.e\u200Bxample', 'evil. example'],
  ['evil.xn--e1afmkfd', 'evil. xn--e1afmkfd'],
  ['пример.рф', 'пример. рф'],
  ['😀.ws', '😀. ws'],
  ['//evil.example', '//evil. example'],
  ['https:evil.example', 'https: evil. example'],
  ['https://localhost:8080/win', 'https: localhost:8080/win'],
  ['https：／／evil.example', 'https: evil. example'],
  ['mailto:win@evil.example', 'mailto: win at evil. example'],
  ['win@evil.example', 'win at evil. example'],
  ['tel:+61400000000', 'tel: +61400000000'],
  ['203.0.113.9/win', '203. 0. 113. 9/win'],
  ['javascript:alert(1)', 'javascript: alert(1)'],
  ['steam://run/1', 'steam: run/1'],
])('the text %s is linked by no mail program', (name, shown) => {
  expect(withoutAddresses(name)).toBe(shown);
});

it.each([
  'The Kims',
  'St. Mary’s Rd 12',
  "Mr. & Mrs. Wu-O'Brien",
  'Haus Nr.5',
  'Number 7',
  'J. R. & Co.',
  'P.J. and A.B.',
  'Plan B: dinner',
  'Dinner 12:30',
  'Table No.12.',
  'Famille Lefèvre…',
  'Harper & Daughters @ home',
  '👩‍👩‍👧 Nguyễn',
  'Jam 1.5 kg',
  'What...? Us!',
  'Sunday/Monday',
])('the name %s stays as it is', (name) => {
  expect(withoutAddresses(name)).toBe(name);
});

const parts = 'evil example www http https mailto a 1 203 . 。 ． ｡ ․ : / // :// @ - xn--a é 😀'
  .split(' ')
  .concat(' ', '\u200B');

test('a mail links nothing but its own address, whatever people are called', () => {
  const part = fc.constantFrom(...parts);
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 14 }).map((some) => some.join('')),
      (name) => {
        const { subject, text } = renderEmail({
          subject: `${name} wrote`,
          greeting: `Hello ${name},`,
          paragraphs: [`“${name}” is new.`],
          footnote: `You know ${name}.`,
        });
        for (const shown of [subject, text].map((each) => each.normalize('NFKC')))
          expect(shown.replace(/\p{Cf}/gu, '')).not.toMatch(
            /\S[.。]\p{L}[\p{L}\p{N}-]|:\/\/|\bwww\.[\p{L}\p{N}]|(?<![\p{L}\p{N}])(?:https?|mailto):[\p{L}\p{N}/]|\w@\w/iu,
          );
        expect(withoutAddresses(subject)).toBe(subject);
      },
    ),
    { numRuns: 1_000 },
  );
});
