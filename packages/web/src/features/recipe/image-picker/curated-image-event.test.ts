import { expect, test, vi } from 'vitest';
import { reportCuratedImageUsed } from './curated-image-event';

const image = { _id: '7', recipeTitle: 'Damper' };
const details = { image_id: '7', image_title: 'Damper' };

test('the tag-manager function is called when a library picture is used', () => {
  const gtag = vi.fn();
  reportCuratedImageUsed(image, { gtag });
  expect(gtag.mock.calls).toEqual([['event', 'curated_image_used', details]]);
});

test('the data layer gets the use of a library picture without the function', () => {
  const dataLayer: unknown[] = [];
  reportCuratedImageUsed(image, { dataLayer });
  expect(dataLayer).toEqual([{ event: 'curated_image_used', ...details }]);
});

test('one event is sent where both the function and the data layer are there', () => {
  const gtag = vi.fn();
  const dataLayer: unknown[] = [];
  reportCuratedImageUsed(image, { gtag, dataLayer });
  expect(gtag).toHaveBeenCalledOnce();
  expect(dataLayer).toEqual([]);
});

test('a page without a tag manager stays without', () => {
  const page = {};
  reportCuratedImageUsed(image, page);
  expect(page).toEqual({});
});
