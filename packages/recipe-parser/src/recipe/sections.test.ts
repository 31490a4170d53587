import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSections, withHeadings, withoutHeadings } from './sections';

interface Line {
  name: string;
  section?: string;
}
const rice: Line = { name: 'Rice' };
const soy: Line = { name: 'Soy', section: 'Sauce' };
const salt: Line = { name: 'Salt' };

test('a heading stands wherever the section of lines changes', () => {
  expect(withHeadings([rice, soy])).toEqual([rice, { heading: 'Sauce' }, { name: 'Soy' }]);
});

test('a blank heading ends a section', () => {
  const rows = withHeadings([soy, salt]);
  expect(rows).toEqual([{ heading: 'Sauce' }, { name: 'Soy' }, { heading: '' }, salt]);
  expect(withoutHeadings(rows)).toEqual([soy, salt]);
});

test('a heading of spaces is no heading', () => {
  expect(withoutHeadings([{ heading: '  ' }, rice])).toEqual([rice]);
});

test('a heading without lines is dropped', () => {
  expect(withoutHeadings([rice, { heading: 'To serve' }])).toEqual([rice]);
});

const line = fc.record({
  name: fc.string(),
  section: fc.option(fc.constantFrom('Sauce', 'Base', 'To serve'), { nil: undefined }),
});

test('lines turned into rows with headings and back are the same', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(withoutHeadings(withHeadings(lines))).toEqual(lines);
    }),
  );
});

test('sections hold the lines in their order, and neighbours differ', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sections = toSections(lines);
      expect(sections.flatMap((section) => section.lines)).toEqual(lines);
      for (const [i, section] of sections.entries()) {
        if (i > 0) expect(section.heading).not.toBe(sections[i - 1]?.heading);
        for (const { section: name } of section.lines) expect(name).toBe(section.heading);
      }
    }),
  );
});
