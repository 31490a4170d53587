import { describe, expect, it } from 'vitest';
import { assignSections } from './heading-lines';

describe('assignSections', () => {
  it.each([
    'To temper',
    'To fry',
    'For grinding',
    'For the brine',
    'To finish',
    'To season',
    'To cook',
  ])('a line above one with an amount is a heading if it says what that is for: %s', (heading) => {
    expect(assignSections([heading, '2 tsp mustard seeds'])).toEqual([
      { text: '2 tsp mustard seeds', section: heading },
    ]);
  });

  it('a heading stands above a line that begins with its food, too', () => {
    const lines = [{ text: 'ghee - 2 tsp', section: 'To temper' }];
    expect(assignSections(['To temper', 'ghee - 2 tsp'])).toEqual(lines);
  });

  it.each(['To taste', 'Topside', 'Salt'])(
    'a line that names a food or a remark stays: %s',
    (line) => {
      expect(assignSections([line, '2 tsp mustard seeds'])[0]).toEqual({ text: line });
    },
  );
});
