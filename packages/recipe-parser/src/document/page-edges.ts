/**
 * What stands at the head and foot of the pages of a document: its name, that of the chapter, the number of the page, the
 * address it was printed from.
 *
 * - A text at the same height of several pages is one, whatever numbers are in it. Headings of recipes ("Method") and
 *   facts ("Serves 4") never are.
 * - A number of a page alone at its edge, and an address, are so on a single page too.
 */
import type { TextRun } from '../photo/text-run';
import { isLabelledFact } from '../text/fields/labelled-facts';
import { statesAmount } from '../text/lines/line-shape';
import { textHeading } from '../text/headings/text-heading';

/** Runs at each end of a page that may be one. */
const edgeRuns = 3;
/** A line such as "2 eggs" is a foot only where as many pages have it. */
const fewestWithAmount = 3;
/** Of the pages. */
const leastShare = 0.3;
/** Of the size of the type. */
const mostShift = 1.5;

/** @param pages runs of each, from top to bottom */
export function withoutPageEdges(pages: readonly TextRun[][]): TextRun[][] {
  const edges = pages.map((runs) => edgesOf(runs));
  const seen = new Map<string, TextRun[]>();
  for (const run of edges.flatMap((each) => [...each])) {
    const key = keyOf(run.text);
    seen.set(key, [...(seen.get(key) ?? []), run]);
  }
  const least = Math.max(2, Math.ceil(pages.length * leastShare));
  const isRepeated = (run: TextRun) => {
    const alike = (seen.get(keyOf(run.text)) ?? []).filter(
      (other) => Math.abs(other.top - run.top) < run.size * mostShift,
    );
    const isFact = textHeading(run.text) !== undefined || isLabelledFact(run.text);
    const fewest = statesAmount(run.text) ? Math.max(least, fewestWithAmount) : least;
    return alike.length >= fewest && !isFact;
  };
  return pages.map((runs, at) =>
    runs.filter(
      (run) =>
        !edges[at]!.has(run) || !(isPageNumber.test(run.text) || isAddress(run) || isRepeated(run)),
    ),
  );
}

function edgesOf(runs: readonly TextRun[]): Set<TextRun> {
  const lowest = runs.toSorted((one, other) => one.bottom - other.bottom);
  return new Set([...runs.slice(0, edgeRuns), ...lowest.slice(-edgeRuns)]);
}

const keyOf = (text: string): string => text.replace(/\d+/g, '#').toLowerCase();

const isAddress = ({ text }: TextRun): boolean =>
  /^(?:https?:\/\/|www\.)\S+(?:\s+\d+\s*\/\s*\d+)?$/.test(text);

/** "12", "– 12 –", "Page 3 of 7", "Seite 3". */
const isPageNumber =
  /^[\s–—|·-]*(?:(?:page|seite|página|pagina|p\.)\s*)?\d{1,4}(?:\s*(?:of|von|de|di|sur|\/)\s*\d{1,4})?[\s–—|·-]*$/iu;
