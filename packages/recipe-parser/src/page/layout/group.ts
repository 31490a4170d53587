/** Lines of a list that are together, under a heading of their own or none. */
export interface Group {
  section?: string | undefined;
  lines: string[];
}
