/** The bars of an EAN-13, for tests that read one: black is true, a module wide each, with the white on both sides. */
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six digits on the left are mirrored says the first digit. */
const mirrored = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** @example barsOf('4006381333931').length // 115 */
export function barsOf(code: string): boolean[] {
  const digits = [...code].map(Number);
  const inverse = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
  const right = (digit: number) => inverse(left[digit]!);
  const mirror = (digit: number) => [...right(digit)].reverse().join('');
  const first = digits
    .slice(1, 7)
    .map((digit, at) => (mirrored[digits[0]!]![at] === 'G' ? mirror(digit) : left[digit]!));
  const quiet = '0'.repeat(10);
  const bars = [quiet, '101', ...first, '01010', ...digits.slice(7).map(right), '101', quiet].join(
    '',
  );
  return [...bars].map((bar) => bar === '1');
}
