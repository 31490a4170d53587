import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldUsername } from './names';
import { mixesScripts } from './mixed-scripts';
import { nameSkeleton } from './name-skeleton';
import { tidyName } from './tidy-name';

/** Also half surrogates. The unit `binary` of fast-check takes a second to begin. */
const anyCharacter = fc.nat({ max: 0x10ffff }).map((code) => String.fromCodePoint(code));
/** Those that matter, often. */
const anyName = fc.string({
  unit: fc.oneof(
    anyCharacter,
    fc.constantFrom(...'a bИе\u0301\u200b\u200c\u200d\u202e\u2066\ufe0f\u3164\u00ad\u2800\ufeff\n'),
    fc.constantFrom(
      '👩',
      '🍳',
      '🏽',
      '🏴',
      '\u{e0067}',
      '\u{e007f}',
      'ی',
      'क',
      '्',
      '葛',
      '\u{e0100}',
    ),
  ),
});

/** Ten of each kind, as people write them. */
const realNames: Record<string, string[]> = {
  Latin: [
    'José',
    'Ngāio',
    "O'Brien",
    'Zoë',
    'Nguyễn Thị Ánh',
    'Łukasz',
    'Müller-Lüdenscheidt',
    'Işık',
    'Ka‘ū',
    'Mary-Jane 2',
  ],
  Cyrillic: [
    'Иван',
    'Олена',
    'Ђорђе',
    'Юлія',
    'Мария-Луиза',
    'Алёна',
    'Їжак',
    'Айгүл',
    'Сара',
    'Пётр Ильич',
  ],
  Greek: [
    'Γιώργος',
    'Ελένη',
    'Άννα',
    'Νίκος',
    'Χρήστος',
    'Οδυσσέας',
    'Ζωή',
    'Θεόδωρος',
    'Ρέα',
    'Ήβη',
  ],
  'East Asian': [
    '李雷',
    '山田太郎',
    'さくら',
    'サクラ',
    '김민준',
    '葛\u{e0100}城',
    'Tシャツ',
    '王小明',
    'ㄓㄨ',
    '渡邊 Ken',
  ],
  'right to left': [
    'עברית',
    'שָׁלוֹם',
    'محمد',
    'فاطمة',
    'علی\u200cرضا',
    'یاسمن',
    'ܡܪܝܡ',
    'רחל לאה',
    'عبد الله',
    'ޢަލީ',
  ],
  'South Asian': [
    'प्रिया',
    'क्\u200dष',
    'অনন্যা',
    'ਪ੍ਰੀਤ',
    'பிரியா',
    'ಪ್ರಿಯಾ',
    'ക\u0d4d\u200dഷ',
    'සුනිල්',
    'สมชาย',
    'ខ្មែរ',
  ],
  'communities with emoji': [
    'Number 7 🏡',
    '👩\u200d🍳 Cooks',
    '👨\u200d👩\u200d👧 Us',
    '❤\ufe0f Home',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Clan',
    '👍🏽 Yes',
    '1\ufe0f\u20e3 First',
    '🇦🇺 Oz',
    '🌶 Hot & Co.',
    '🧑🏿\u200d🦱 Curls',
  ],
};

describe.each(Object.entries(realNames))('names in %s', (_kind, names) => {
  it.each(names)('a name in its own script stays as it is: %s', (name) => {
    expect(tidyName(name)).toBe(name.normalize('NFC'));
    expect(mixesScripts(name)).toBe(false);
    expect(nameSkeleton(name)).not.toBe('');
  });
});

test.each([
  ['\u202egnp.exe', 'gnp.exe'],
  ['Priya\u2066\u2069', 'Priya'],
  ['Pri\u200bya', 'Priya'],
  ['a\u0000b', 'ab'],
  ['  Priya \t Sharma\n', 'Priya Sharma'],
  ['Priya\u3164', 'Priya'],
  ['\u200f\u061cPriya', 'Priya'],
  ['P\u200dr\u200ciya\ufe0f', 'Priya'],
  ['Priya\u{e0041}\u{e0042}', 'Priya'],
  ['Priya\u2800\u2800Sharma', 'Priya Sharma'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u115f\u1160', ''],
])('a name typed as %j is shown as %j', (typed, shown) => {
  expect(tidyName(typed)).toBe(shown);
});

test('a shown name is tidy already, and has neither controls nor two blanks', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const shown = tidyName(name);
      expect(tidyName(shown)).toBe(shown);
      expect(shown).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]| {2}|^ | $/u);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'аdmin',
  'admіn',
  'Αdmin',
  'pаypal',
  'Иvan',
  'Γιώrgos',
  'AԱ',
  'Ꭺdmin',
  'Кaфе',
  'Smith иvan',
])('the name %s mixes scripts in a word', (name) => {
  expect(mixesScripts(name)).toBe(true);
});

test.each([
  'Иван Smith',
  'Кафе-Latte',
  'Νίκος & Co',
  'محمد Ali',
  '7-й',
  'Café 李',
  'µ',
  '№ 5',
  'ЖК2',
  '🍳',
])('the name %s mixes no scripts in a word', (name) => {
  expect(mixesScripts(name)).toBe(false);
});

test.each([
  ['аdmin', 'admin'],
  ['АDMIN', 'admin'],
  ['аԁmіn', 'admin'],
  ['ad\u200bmin', 'admin'],
  ['ａｄｍｉｎ', 'Admin'],
  ['ΑΝΝΑ', 'anna'],
  ['сор', 'cop'],
  ['ᴀdmɪn', 'admin'],
  ['Зоё', 'Зое\u0308'],
  ['admın', 'admin'],
])('the name %s looks like the name %s', (one, other) => {
  expect(nameSkeleton(one)).toBe(nameSkeleton(other));
});

test.each([
  ['Иван', 'Ivan'],
  ['Priya', 'Prija'],
  ['José', 'Jose'],
  ['李雷', '李蕾'],
  ['Олена', 'Ольга'],
])('the names %s and %s look different', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});

test('a skeleton is its own skeleton, and names that differ only in capitals share one', () => {
  fc.assert(
    fc.property(fc.oneof(anyName, fc.constantFrom(...Object.values(realNames).flat())), (name) => {
      expect(nameSkeleton(nameSkeleton(name))).toBe(nameSkeleton(name));
      expect(foldUsername(nameSkeleton(name))).toBe(nameSkeleton(name));
    }),
  );
});
