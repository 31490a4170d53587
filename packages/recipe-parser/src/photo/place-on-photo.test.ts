import { expect, it } from 'vitest';
import { placeOnPhoto } from './place-on-photo';

const level = { width: 1000, height: 800, tilt: 0 };

it('a place on a level photo is the box in parts of it', () => {
  expect(placeOnPhoto({ left: 100, top: 200, right: 600, bottom: 240 }, level)).toEqual({
    left: 0.1,
    top: 0.25,
    width: 0.5,
    height: 0.05,
    turn: 0,
  });
});

it('a place that reaches over the edge ends there', () => {
  const { left, width } = placeOnPhoto({ left: -5, top: 0, right: 1200, bottom: 40 }, level);
  expect([left, width]).toEqual([0, 1]);
});

it.each([-7, -2, 3, 10])(
  'a place on a photo that was turned by %i degrees is turned back around its middle',
  (tilt) => {
    // A corner of the photo, turned as it was to be level.
    const radians = (tilt * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const x = -500 * cos + 400 * sin + (1000 * cos + 800 * Math.abs(sin)) / 2;
    const y = -500 * sin - 400 * cos + (1000 * Math.abs(sin) + 800 * cos) / 2;
    const box = { left: x + 99, right: x + 101, top: y + 49, bottom: y + 51 };
    const place = placeOnPhoto(box, { ...level, tilt });
    // From that corner, 100 to the right and 50 down on the level page.
    expect((place.left + place.width / 2) * 1000).toBeCloseTo(100 * cos + 50 * sin, 0);
    expect((place.top + place.height / 2) * 800).toBeCloseTo(50 * cos - 100 * sin, 0);
    expect(place.turn).toBe(-tilt);
  },
);
