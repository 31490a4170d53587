import { expect, it } from 'vitest';
import { titleOverlap } from './title-overlap';

it.each([
  ['Camp damper', 'The best damper there is', 0.5],
  ['Camp damper', 'CAMP DAMPER | Bush Kitchen', 1],
  ['Bœuf &amp; carottes', 'bœuf carottes', 1],
  ['Camp damper', '', 0],
  ['', 'Camp damper', 0],
  ['—', 'Camp damper', 0],
])('the words of the title %j are found in %j as a share of %d', (title, text, share) => {
  expect(titleOverlap(title, text)).toBe(share);
});
