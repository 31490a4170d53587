/**
 * Folds rows of the aisles away: they fade, and all that stands below them moves up over them. Transforms alone do it, so
 * that no frame lays out the list again and nothing counts as a layout shift. Whoever called takes the rows off the page
 * when they have folded; by then everything is where it will be.
 */
const foldMs = 200;

/**
 * @param keys of the lines
 * @param onFolded called at once for people who want no motion
 * @returns puts everything back where the page has it
 */
export function foldRows(keys: readonly string[], onFolded: () => void): () => void {
  const blocks = blocksOf(keys.flatMap((key) => findRow(key) ?? []));
  if (blocks.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onFolded();
    return () => undefined;
  }
  const animations = [
    ...blocks.map((block) => animate(block, { opacity: [1, 0] })),
    ...[...movesBelow(blocks)].map(([element, distance]) =>
      animate(element, { transform: ['none', `translateY(${-distance}px)`] }),
    ),
  ];
  animations[0]!.onfinish = onFolded;
  return () => animations.forEach((animation) => animation.cancel());
}

/** The row in its aisle; the trolley has one of the same line. */
const findRow = (key: string): Element | null | undefined =>
  document.querySelector(`[data-line="${CSS.escape(key)}"]:not([data-look] *)`)?.closest('li');

/** What goes: rows, and in place of the last rows of an aisle the aisle. */
function blocksOf(rows: readonly Element[]): Element[] {
  const leaving = new Set(rows);
  const blocks = rows.map((row) => {
    const list = row.parentElement!;
    if (![...list.children].every((other) => leaving.has(other))) return row;
    return list.parentElement!.localName === 'section' ? list.parentElement! : list;
  });
  return [...new Set(blocks)];
}

/** Each element that stands below a block, and how far it moves up beside what it is part of. */
function movesBelow(blocks: readonly Element[]): Map<Element, number> {
  const moves = new Map<Element, number>();
  for (const block of blocks) {
    const { top, bottom } = block.getBoundingClientRect();
    const next = block.nextElementSibling?.getBoundingClientRect().top ?? bottom;
    for (const element of elementsBelow(block, bottom)) {
      moves.set(element, (moves.get(element) ?? 0) + next - top);
    }
  }
  return moves;
}

/** In the list: columns beside it and what is fixed to the window stay. */
function* elementsBelow(block: Element, bottom: number): Generator<Element> {
  for (let at = block; at.localName !== 'main'; at = at.parentElement!) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const isBelow = next.getBoundingClientRect().top >= bottom - 1;
      if (isBelow && getComputedStyle(next).position !== 'fixed') yield next;
    }
  }
}

const animate = (element: Element, frames: PropertyIndexedKeyframes): Animation =>
  element.animate(frames, { duration: foldMs, easing: 'ease-in-out', fill: 'forwards' });
