/**
 * How much something takes, in words.
 *
 * - Figures of one total are rounded to one step: 0.1 MB, from 1 GB on 1 MB.
 * - What is shown of the parts adds up to what is shown of the total: the steps that rounding down leaves go to the
 *   largest remainders.
 * - Something is never shown as nothing: below one step it is "less than 0.1 MB".
 */
import { numberForm } from '../countries/forms';
import { say } from '../../texts/say';

/** @example storageText(42_420_000) // '42.4 MB' */
export const storageText = (bytes: number): string => storageFigures({ all: bytes })('all');

/**
 * @returns the figure of one part, or of several together
 * @example
 *   const figureOf = storageFigures({ recipes: 150_000, pictures: 140_000 }); // together 0.3 MB
 *   [figureOf('recipes'), figureOf('pictures')] // ['0.2 MB', '0.1 MB']
 */
export function storageFigures<Part extends string>(
  bytes: Readonly<Record<Part, number>>,
): (...parts: Part[]) => string {
  const all = Object.keys(bytes) as Part[];
  const total = sumOf(all, bytes);
  const step = stepOf(total);
  const steps = stepsOf(all, bytes, step);
  return (...parts) => {
    const shown = sumOf(parts, steps) * step;
    return shown === 0 && sumOf(parts, bytes) > 0
      ? say('less than {figure}', { figure: inWords(step) })
      : inWords(shown);
  };
}

/** A total of 999,960,000 bytes is shown as 1 GB. */
const stepOf = (total: number): number => (total + smallStep / 2 >= 1e9 ? largeStep : smallStep);
const smallStep = 100_000;
const largeStep = 1_000_000;

function stepsOf<Part extends string>(
  all: readonly Part[],
  bytes: Readonly<Record<Part, number>>,
  step: number,
): Record<Part, number> {
  const steps = Object.fromEntries(
    all.map((part) => [part, Math.floor(bytes[part] / step)]),
  ) as Record<Part, number>;
  const left = Math.round(sumOf(all, bytes) / step) - sumOf(all, steps);
  const byRemainder = all.toSorted((one, other) => (bytes[other] % step) - (bytes[one] % step));
  for (const part of byRemainder.slice(0, left)) steps[part] += 1;
  return steps;
}

const sumOf = <Part extends string>(
  parts: readonly Part[],
  values: Readonly<Record<Part, number>>,
): number => parts.reduce((sum, part) => sum + values[part], 0);

const inWords = (bytes: number): string =>
  bytes >= 1e9
    ? say('{figure} GB', { figure: gigabytes(bytes / 1e9) })
    : say('{figure} MB', { figure: megabytes(bytes / 1e6) });

const gigabytes = /*#__PURE__*/ numberForm({ maximumFractionDigits: 3 });
const megabytes = /*#__PURE__*/ numberForm({ maximumFractionDigits: 1 });
