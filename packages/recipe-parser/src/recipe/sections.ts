/**
 * Sections of a recipe: "For the sauce" above some of its ingredients or steps.
 *
 * - Stored lines have the name of their section. In an editor, headings are separate rows, so that a
 *   heading can be moved like a line.
 * - A heading begins a section and holds until the next one. A blank heading ends a section without
 *   beginning another.
 * - The round trip changes nothing, except that a heading without lines is dropped.
 */
export interface Heading {
  heading: string;
}

export type RowOf<Line> = Heading | Line;

export interface SectionOf<Line> {
  /** Absent for lines that are under no heading. */
  heading: string | undefined;
  lines: Line[];
}

interface Sectioned {
  section?: string | undefined;
}

export function isHeading(row: object): row is Heading {
  return 'heading' in row;
}

/**
 * Stored lines as rows to edit: a heading wherever the section changes.
 *
 * @example
 * withHeadings([{ name: 'Rice' }, { name: 'Soy', section: 'Sauce' }])
 * // [{ name: 'Rice' }, { heading: 'Sauce' }, { name: 'Soy' }]
 */
export function withHeadings<Line extends Sectioned>(
  lines: readonly Line[],
): RowOf<Omit<Line, 'section'>>[] {
  let current = '';
  return lines.flatMap((line) => {
    const { section = '', ...rest } = line;
    if (section === current) return [rest];
    current = section;
    return [{ heading: section }, rest];
  });
}

/**
 * Edited rows as lines to store.
 *
 * @example
 * withoutHeadings([{ heading: 'Sauce' }, { name: 'Soy' }]) // [{ name: 'Soy', section: 'Sauce' }]
 */
export function withoutHeadings<Row extends object>(
  rows: readonly Row[],
): (Exclude<Row, Heading> & Sectioned)[] {
  let section: string | undefined;
  return rows.flatMap((row) => {
    if (!isHeading(row)) return [{ ...(row as Exclude<Row, Heading>), section }];
    section = row.heading.trim() || undefined;
    return [];
  });
}

/**
 * Stored lines grouped for display, in their order; the same heading twice in a row is one section.
 *
 * @example
 * toSections([{ name: 'Rice' }, { name: 'Soy', section: 'Sauce' }])
 * // [{ heading: undefined, lines: [rice] }, { heading: 'Sauce', lines: [soy] }]
 */
export function toSections<Line extends Sectioned>(lines: readonly Line[]): SectionOf<Line>[] {
  const sections: SectionOf<Line>[] = [];
  for (const line of lines) {
    const heading = line.section || undefined;
    const last = sections.at(-1);
    if (last && last.heading === heading) last.lines.push(line);
    else sections.push({ heading, lines: [line] });
  }
  return sections;
}
