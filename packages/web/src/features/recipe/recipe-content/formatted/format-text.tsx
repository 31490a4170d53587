/** Reads and draws the marks of a text; loaded on demand because few texts have any. */
import { Fragment, type ReactNode } from 'react';
import type {
  FormattedText,
  FormatSpan,
  ListItem,
} from '@saltbush/domain/recipe/formatted-text/formatted-text';
import { readFormattedText } from '@saltbush/domain/recipe/formatted-text/read-formatted-text';
import classes from './format-text.module.css';
import { WebLink } from './web-link';

/** What stands in the text: words that may be cut, or a part of it that is drawn as a whole. */
export type TextPiece = string | WholePiece;

interface WholePiece {
  /** Its length in the text. */
  length: number;
  /** How it is shown inside of a link, which may have no button in it. */
  text: string;
  node: ReactNode;
}

export interface FormattedPiecesProps {
  formatted: FormattedText;
  /** Together they are as long as `formatted.plain`. */
  pieces: readonly TextPiece[];
}

/** Elements of phrases alone, so that a text of any length may stand in a paragraph. */
function FormattedPieces({ formatted: { plain, spans, items }, pieces }: FormattedPiecesProps) {
  const placed = placePieces(pieces, cutsOf(spans, items));
  const inside = (start: number, end: number) =>
    nested(placed.filter(within(start, end)), spans.filter(within(start, end)));
  const parts: ReactNode[] = [];
  let at = 0;
  for (const list of listsOf(items)) {
    const [first] = list;
    // A list begins its own line, and ends it.
    parts.push(<Fragment key={at}>{inside(at, Math.max(at, first.start - 1))}</Fragment>);
    parts.push(<List key={`list ${first.start}`} items={list} plain={plain} inside={inside} />);
    at = Math.min(plain.length, list.at(-1)!.end + 1);
  }
  return [...parts, <Fragment key="rest">{inside(at, plain.length)}</Fragment>];
}

interface ListProps {
  items: readonly ListItem[];
  plain: string;
  /** What stands from one place to another. */
  inside: (start: number, end: number) => ReactNode;
}

function List({ items, plain, inside }: ListProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a paragraph, in which it stands, holds no list
    <span className={classes.list} role="list">
      {items.map(({ kind, start, textStart, end }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <span key={start} className={classes.item} role="listitem">
          <span className={classes.marker}>
            {kind === 'bullet' ? '•' : plain.slice(start, textStart).trim()}{' '}
          </span>
          <span>{inside(textStart, end)}</span>
        </span>
      ))}
    </span>
  );
}

export const textFormat = { readFormattedText, FormattedPieces };

export type TextFormat = typeof textFormat;

type Place = Pick<FormatSpan, 'start' | 'end'>;

interface PlacedPiece extends Place {
  text: string;
  node: ReactNode;
}

const within =
  (from: number, to: number) =>
  ({ start }: Place): boolean =>
    start >= from && start < to;

function cutsOf(spans: readonly FormatSpan[], items: readonly ListItem[]): number[] {
  const cuts = [
    ...spans.flatMap(({ start, end }) => [start, end]),
    ...items.flatMap(({ start, textStart, end }) => [start - 1, start, textStart, end, end + 1]),
  ];
  return [...new Set(cuts)].toSorted((a, b) => a - b);
}

/** Words are cut where something begins or ends. */
function placePieces(pieces: readonly TextPiece[], cuts: readonly number[]): PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  let at = 0;
  let cut = 0;
  for (const piece of pieces) {
    const end = at + piece.length;
    while ((cuts[cut] ?? Infinity) <= at) cut += 1;
    if (typeof piece !== 'string') {
      placed.push({ start: at, end, text: piece.text, node: piece.node });
    } else {
      for (let from = at; from < end;) {
        const to = Math.min(end, cuts[cut] ?? end);
        const text = piece.slice(from - at, to - at);
        placed.push({ start: from, end: to, text, node: text });
        if (to === cuts[cut]) cut += 1;
        from = to;
      }
    }
    at = end;
  }
  return placed;
}

/** One list after the other. */
function listsOf(items: readonly ListItem[]): [ListItem, ...ListItem[]][] {
  const lists: [ListItem, ...ListItem[]][] = [];
  for (const item of items) {
    if (item.isFirst) lists.push([item]);
    else lists.at(-1)?.push(item);
  }
  return lists;
}

function nested(
  pieces: readonly PlacedPiece[],
  spans: readonly FormatSpan[],
  isInLink = false,
): ReactNode[] {
  const nodes: ReactNode[] = [];
  let rest = pieces;
  for (let n = 0; n < spans.length;) {
    const span = spans[n]!;
    const { start, end } = span;
    const inner = spans.slice(n + 1).filter((other) => other.start < end);
    nodes.push(...drawn(rest.filter(within(0, start)), isInLink));
    nodes.push(
      <Span key={start} span={span}>
        {nested(rest.filter(within(start, end)), inner, isInLink || span.kind === 'link')}
      </Span>,
    );
    rest = rest.filter(within(end, Infinity));
    n += 1 + inner.length;
  }
  return [...nodes, ...drawn(rest, isInLink)];
}

const drawn = (pieces: readonly PlacedPiece[], isInLink: boolean): ReactNode[] =>
  pieces.map(({ start, text, node }) => <Fragment key={start}>{isInLink ? text : node}</Fragment>);

function Span({ span, children }: { span: FormatSpan; children: ReactNode }) {
  if (span.kind === 'bold') return <strong>{children}</strong>;
  if (span.kind === 'italics') return <em>{children}</em>;
  return <WebLink href={span.href}>{children}</WebLink>;
}
