/** How each of the ten receipts lies there: narrow thermal paper, tilted, in shadow, pale, blurred, noisy. */
import { flat, fromLeft, fromTop, lamp, print, shadow } from '../photos/shots';
import type { Shot } from '../photos/take-photo';
import type { PrintedReceipt, PrintedRow } from './printed-receipts';

const mono = '"Liberation Mono"';
const otherMono = '"DejaVu Sans Mono"';
const thermal = (font: string, size: number, ink = '#4a4a50') =>
  print(font, size, { ink, paper: '#f3f2ee', hasFractionSigns: false });

const on = (more: Partial<Shot<PrintedReceipt>>): Shot<PrintedReceipt> => ({
  ...flat,
  name: 'flat',
  layout: paper,
  print: thermal(mono, 27),
  light: 'none',
  ...more,
});

/** In the order of `printedReceipts`. */
export const receiptShots: readonly Shot<PrintedReceipt>[] = [
  on({ name: 'flat' }),
  on({ name: 'tilted', tilt: 'rotate(2deg)', light: fromLeft }),
  on({ name: 'in shadow', print: thermal(otherMono, 24), light: shadow }),
  on({ name: 'pale', print: thermal(mono, 26, '#85858c') }),
  on({ name: 'blurred', blur: 1.3, tilt: 'rotate(-1.5deg)' }),
  on({ name: 'noisy', print: thermal(otherMono, 24), noise: 14, light: lamp }),
  on({ name: 'in perspective', tilt: 'perspective(2600px) rotateX(5deg)', light: fromTop }),
  on({ name: 'sideways', quarterTurns: 1, light: fromLeft }),
  on({ name: 'bad quality', jpegQuality: 45, noise: 8, tilt: 'rotate(1deg)' }),
  on({
    name: 'pale, tilted, in shadow',
    print: thermal(mono, 26, '#6f6f76'),
    tilt: 'rotate(-3deg)',
    light: shadow,
    noise: 6,
  }),
];

/** A strip of paper with the head, the items and the foot of its shop. */
function paper(receipt: PrintedReceipt): string[] {
  const rows = receipt.shop === 'coles' ? colesRows(receipt) : woolworthsRows(receipt);
  const html = rows.map(
    ([left, right]) =>
      `<div style="display:flex;justify-content:space-between;white-space:pre"><span>${left}</span><span>${right ?? ''}</span></div>`,
  );
  return [
    `<style>main{left:240px!important;width:720px!important;padding:40px 44px!important;line-height:1.3!important}</style>${html.join('')}`,
  ];
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const shownDate = (date: string): string => date.split('-').reverse().join('/');

function woolworthsRows({ items, totalCents, date }: PrintedReceipt): PrintedRow[] {
  const total = `$${dollars(totalCents)}`;
  return [
    ['<b style="font-size:1.7em">Woolworths</b>'],
    ['The fresh food people'],
    ['1294 MARRICKVILLE METRO'],
    ['PH: 02 8565 9203'],
    ['TAX INVOICE - ABN 88 000 014 675'],
    ['^ = member price', '$'],
    ...items.flatMap(({ rows }) => rows),
    [''],
    [`${items.length} SUBTOTAL`, total],
    ['<b>TOTAL</b>', `<b>${total}</b>`],
    ['EFT', total],
    ['Everyday Rewards points earned', '54'],
    ['POS 005  TRANS 4471  17:32', shownDate(date)],
  ];
}

function colesRows({ items, totalCents, date }: PrintedReceipt): PrintedRow[] {
  const total = `$${dollars(totalCents)}`;
  return [
    ['<b style="font-size:1.9em">coles</b>'],
    ['Store: 0456 Newtown   Ph: 02 9019 4432'],
    ['Served by: Assisted Checkout'],
    [`Register: 101  Receipt: 4567`],
    [`Date: ${shownDate(date)}`, 'Time: 17:32'],
    ['Description', '$'],
    ...items.flatMap(({ rows }) => rows),
    [''],
    [`<b>Total for ${items.length} items:</b>`, `<b>${total}</b>`],
    ['EFT', total],
    ['% = Taxable items'],
    ['Collected 54 Flybuys points'],
    ['ABN 45 004 189 708'],
  ];
}
