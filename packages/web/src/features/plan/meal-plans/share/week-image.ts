/** The week as an image: a title, and a line for each day that has something on it. Loaded on demand. */
import type { DayText } from '@saltbush/domain/plan/meal-plans/menu-as-text';

export interface WeekImage {
  title: string;
  days: readonly DayText[];
}

/** What of a canvas draws it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'font' | 'fillRect' | 'fillText' | 'measureText'
>;

/** As wide as a phone shows sharply. */
const width = 1080;
const margin = 72;
const dayWidth = 190;
const lineHeight = 56;
const rowGap = 28;
const titleHeight = 120;

/** @throws when the browser can't draw or encode it */
export async function renderWeekImage(image: WeekImage): Promise<Blob> {
  // A font that is still loading would be replaced by another.
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas');
  const rows = layOut(image, pen);
  canvas.width = width;
  canvas.height = heightOf(rows);
  draw(image.title, rows, { pen, height: canvas.height });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png');
  });
}

interface Row {
  day: string;
  lines: string[];
}

/** Texts are wrapped to the width that is left beside the days. */
export function layOut({ days }: WeekImage, pen: Pick<Pen, 'font' | 'measureText'>): Row[] {
  pen.font = fontOf('text');
  const most = width - 2 * margin - dayWidth;
  return days.map(({ day, texts }) => ({
    day,
    lines: texts.flatMap((text) => wrap(text, (line) => pen.measureText(line).width <= most)),
  }));
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const heightOf = (rows: readonly Row[]): number =>
  2 * margin +
  titleHeight +
  rows.reduce((sum, { lines }) => sum + lines.length * lineHeight + rowGap, 0);

function draw(
  title: string,
  rows: readonly Row[],
  { pen, height }: { pen: Pen; height: number },
): void {
  pen.fillStyle = colourOf('--paper');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colourOf('--ink');
  pen.font = fontOf('title');
  pen.fillText(title, margin, margin + 56);
  let top = margin + titleHeight;
  for (const { day, lines } of rows) {
    pen.fillStyle = colourOf('--line');
    pen.fillRect(margin, top, width - 2 * margin, 2);
    pen.fillStyle = colourOf('--ink');
    pen.font = fontOf('day');
    pen.fillText(day, margin, top + rowGap + 30);
    pen.font = fontOf('text');
    lines.forEach((line, index) =>
      pen.fillText(line, margin + dayWidth, top + rowGap + 30 + index * lineHeight),
    );
    top += lines.length * lineHeight + rowGap;
  }
}

/** Of the theme that is shown. */
const colourOf = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function fontOf(part: 'title' | 'day' | 'text'): string {
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const looks = { title: '700 52px', day: '700 38px', text: '400 38px' };
  return `${looks[part]} ${family}`;
}
