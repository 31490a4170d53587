/** Values that broke one program or another, for every kind of field. */
import type { InputSchema } from './contract-inputs';

const greatestInt4 = 2 ** 31 - 1;

/** Begins a number that must reach the JSON as it is written: `JSON.stringify` makes 0 of -0. */
const asWritten = 'as written: ';

export const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/"as written: ([^"]+)"/g, '$1');

/** For a field of this kind, and some of every other kind. */
export function hostileValues(field: InputSchema): unknown[] {
  const isNumber = field.type === 'number' || field.type === 'integer';
  return isNumber
    ? [...hostileNumbers(field), 'plum\0jam', 'plum \ud83c jam', ...hostileShapes]
    : [...hostileTexts(field), greatestInt4 + 1, 0.5, ...hostileShapes];
}

/** At the bounds of the field, one beyond, at those of the database and of JavaScript, and no number at all. */
function hostileNumbers({ minimum, exclusiveMinimum, maximum }: InputSchema): unknown[] {
  const least = minimum ?? exclusiveMinimum;
  const bounds = [least, maximum].filter((bound) => bound !== undefined);
  return [
    ...bounds.flatMap((bound) => [bound - 1, bound, bound + 1]),
    -1,
    0,
    0.5,
    5e-324,
    1e308,
    -1e308,
    greatestInt4,
    greatestInt4 + 1,
    -greatestInt4 - 2,
    2 ** 53,
    2 ** 63,
    ...['-0', '1e999', '1.0e0'].map((number) => asWritten + number),
    'NaN',
    'Infinity',
    '0x7f',
    '',
  ];
}

function hostileTexts({ maxLength }: InputSchema): string[] {
  const lengths = maxLength === undefined ? [] : [maxLength, maxLength + 1];
  return [
    ...Object.values(namedTexts),
    ...lengths.filter((length) => length <= 100_000).map((length) => 'm'.repeat(length)),
  ];
}

/** Lists and objects where a single value stands, and the reverse. */
const hostileShapes: unknown[] = [null, [], {}, [[]], { a: { b: {} } }, true];

const namedTexts = {
  nul: 'plum\0jam',
  onlyNul: '\0',
  highSurrogate: 'plum \ud83c jam',
  lowSurrogate: 'plum \udf51 jam',
  surrogatesTheWrongWay: '\udf51\ud83c',
  escapedNul: '\\u0000',
  percentNul: '%00',
  brokenPercent: '%E0%A4%A',
  controls: '\u0001\u0008\u001b[31m\u007f',
  lineEnds: 'plum\r\njam\u2028\u2029',
  rightToLeft: '\u202eplum\u2066 jam',
  emoji: '👩‍👩‍👧‍👦🍑',
  manyMarks: `a${'\u0301'.repeat(500)}`,
  notACharacter: '\ufffe\uffff',
  byteOrderMark: '\ufeffplum',
  quotes: `'; drop table users; -- " \\ $$ $1 {} % _`,
  tsquery: `& | ! ( ) <-> :* '`,
  jsonPath: '$.* ? (@ > 1)',
  prototype: '__proto__',
  constructor: 'constructor',
  empty: '',
  spaces: '   ',
  long: 'plum jam '.repeat(10_000),
  longWord: 'm'.repeat(70_000),
  yearNought: '0000-01-01',
  lateDate: '9999-99-99',
  negativeYear: '-000001-01-01',
  dayThatIsNot: '2026-02-30',
  lateTime: '9999-12-31T23:59:60Z',
  number: '99999999999999999999',
  nilId: '00000000-0000-0000-0000-000000000000',
  greatestId: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  upperCaseId: '0193595E-2000-7000-8000-000000000000',
  path: '../../../etc/passwd',
  fileAddress: 'file:///etc/passwd',
  addressInside: 'http://[::1]:1/',
  addressWithNul: 'http://127.0.0.1:9/\0',
  addressWithSurrogate: 'http://127.0.0.1:9/\ud83c',
  noHost: 'http://',
};
