/** Ten receipts written for this, in the manner of the two large chains, and what a reader should find on them. */

export interface PrintedItem {
  name: string;
  /** Of one pack, or of a kilogram; less what was taken off. */
  cents: number;
  /** As printed: the name with its price, and the rows below. */
  rows: readonly PrintedRow[];
}

export type PrintedRow = readonly [left: string, right?: string];

export interface PrintedReceipt {
  shop: 'woolworths' | 'coles';
  date: string;
  totalCents: number;
  items: readonly PrintedItem[];
}

type Sale =
  | { name: string; cents: number }
  | { name: string; cents: number; count: number }
  | { name: string; perKg: number; kilograms: number }
  | { name: string; cents: number; lessCents: number };

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** Woolworths prints what is counted and weighed on a row below, with its sum there. */
function atWoolworths(sale: Sale): PrintedItem & { paid: number } {
  const { name } = sale;
  if ('perKg' in sale) {
    const paid = Math.round(sale.perKg * sale.kilograms);
    const below = ` ${sale.kilograms.toFixed(3)} kg NET @ $${dollars(sale.perKg)}/kg`;
    return { name, cents: sale.perKg, paid, rows: [[name], [below, dollars(paid)]] };
  }
  if ('count' in sale) {
    const paid = sale.cents * sale.count;
    const below = ` Qty ${sale.count} @ $${dollars(sale.cents)} each`;
    return { name, cents: sale.cents, paid, rows: [[name], [below, dollars(paid)]] };
  }
  if ('lessCents' in sale) {
    const cents = sale.cents - sale.lessCents;
    return {
      name,
      cents,
      paid: cents,
      rows: [
        [`^${name}`, dollars(sale.cents)],
        [' Member price discount', `-${dollars(sale.lessCents)}`],
      ],
    };
  }
  return { name, cents: sale.cents, paid: sale.cents, rows: [[name, dollars(sale.cents)]] };
}

/** Coles prints the sum beside the name where it counts, and marks what is taxed. */
function atColes(sale: Sale): PrintedItem & { paid: number } {
  const { name } = sale;
  if ('perKg' in sale) {
    const paid = Math.round(sale.perKg * sale.kilograms);
    const below = `  ${sale.kilograms.toFixed(3)} kg NET @ $${dollars(sale.perKg)}/kg`;
    return { name, cents: sale.perKg, paid, rows: [[name, dollars(paid)], [below]] };
  }
  if ('count' in sale) {
    const paid = sale.cents * sale.count;
    const below = `  ${sale.count} @ $${dollars(sale.cents)} EACH`;
    return { name, cents: sale.cents, paid, rows: [[name], [below, dollars(paid)]] };
  }
  if ('lessCents' in sale) {
    const cents = sale.cents - sale.lessCents;
    return {
      name,
      cents,
      paid: cents,
      rows: [
        [`%${name}`, dollars(sale.cents)],
        ['  Item Discount', `-${dollars(sale.lessCents)}`],
      ],
    };
  }
  return { name, cents: sale.cents, paid: sale.cents, rows: [[`%${name}`, dollars(sale.cents)]] };
}

function receipt(
  shop: PrintedReceipt['shop'],
  date: string,
  sales: readonly Sale[],
): PrintedReceipt {
  const items = sales.map(shop === 'coles' ? atColes : atWoolworths);
  const totalCents = items.reduce((sum, { paid }) => sum + paid, 0);
  return { shop, date, totalCents, items };
}

export const printedReceipts: readonly PrintedReceipt[] = [
  receipt('woolworths', '2026-11-21', [
    { name: 'WW FULL CREAM MILK 2L', cents: 310 },
    { name: 'BEGA TASTY CHEESE BLOCK 500G', cents: 900 },
    { name: 'BANANA CAVENDISH', perKg: 490, kilograms: 0.512 },
    { name: 'SMITHS CRINKLE ORIGINAL 170G', cents: 350, count: 2 },
    { name: 'HELGAS WHOLEMEAL BREAD 750G', cents: 450, lessCents: 100 },
    { name: 'WW BEEF MINCE 500G', cents: 750 },
    { name: 'ONION BROWN 1KG', cents: 320 },
  ]),
  receipt('coles', '2026-11-22', [
    { name: 'COLES BEEF MINCE 500G', cents: 850 },
    { name: 'TOMATOES TRUSS LOOSE', perKg: 590, kilograms: 0.734 },
    { name: 'ARNOTTS TIM TAM ORIGINAL 200G', cents: 400, count: 3 },
    { name: 'MORNING FRESH LEMON 400ML', cents: 450, lessCents: 125 },
    { name: 'COLES FULL CREAM MILK 3L', cents: 465 },
    { name: 'SUNRICE JASMINE RICE 2KG', cents: 780 },
  ]),
  receipt('woolworths', '2026-11-18', [
    { name: 'WW FREE RANGE EGGS 12PK 700G', cents: 620 },
    { name: 'CARROT 1KG PREPACK', cents: 220 },
    { name: 'POTATO WASHED', perKg: 380, kilograms: 1.236 },
    { name: 'JW TUNA SPRINGWATER 95G', cents: 140, count: 4 },
    { name: 'SAN REMO SPAGHETTI 500G', cents: 230 },
    { name: 'LEGGOS TOMATO PASTE 140G', cents: 180 },
    { name: 'WESTERN STAR BUTTER 250G', cents: 475, lessCents: 75 },
    { name: 'LEMON EACH', cents: 90 },
  ]),
  receipt('coles', '2026-11-15', [
    { name: 'COLES CHICKEN BREAST FILLET', perKg: 1200, kilograms: 0.988 },
    { name: 'BROCCOLI', perKg: 450, kilograms: 0.342 },
    { name: 'COLES THICKENED CREAM 300ML', cents: 260 },
    { name: 'MUSHROOMS CUP 200G', cents: 300 },
    { name: 'CHOBANI GREEK YOGURT 907G', cents: 790, lessCents: 190 },
    { name: 'DILMAH TEA BAGS 100PK', cents: 650 },
  ]),
  receipt('woolworths', '2026-11-11', [
    { name: 'UNCLE TOBYS ROLLED OATS 1KG', cents: 520 },
    { name: 'CAPILANO HONEY 500G', cents: 900 },
    { name: 'GARLIC', perKg: 1990, kilograms: 0.104 },
    { name: 'GINGER', perKg: 2500, kilograms: 0.086 },
    { name: 'WW COCONUT MILK 400ML', cents: 160, count: 2 },
    { name: 'CORIANDER BUNCH', cents: 280 },
    { name: 'AYAM GREEN CURRY PASTE 195G', cents: 430 },
  ]),
  receipt('coles', '2026-11-08', [
    { name: 'VEGEMITE SPREAD 380G', cents: 750 },
    { name: 'COLES PLAIN FLOUR 1KG', cents: 150 },
    { name: 'CSR CASTER SUGAR 1KG', cents: 340 },
    { name: 'AVOCADO HASS', cents: 170, count: 3 },
    { name: 'COLES ICE CREAM VANILLA 2L', cents: 480, lessCents: 80 },
    { name: 'GRAPES RED SEEDLESS', perKg: 890, kilograms: 0.655 },
    { name: 'SORBENT TOILET TISSUE 12PK', cents: 995 },
  ]),
  receipt('woolworths', '2026-11-04', [
    { name: 'PRIMO ENGLISH HAM 100G', cents: 500 },
    { name: 'WW PARMESAN SHREDDED 250G', cents: 550 },
    { name: 'COBRAM OLIVE OIL 750ML', cents: 1800, lessCents: 500 },
    { name: 'CAPSICUM RED', perKg: 790, kilograms: 0.268 },
    { name: 'ZUCCHINI', perKg: 550, kilograms: 0.431 },
    { name: 'ANNALISA CHOPPED TOMATO 400G', cents: 150, count: 3 },
  ]),
  receipt('coles', '2026-11-01', [
    { name: 'COLES LAMB CUTLETS', perKg: 3400, kilograms: 0.492 },
    { name: 'SWEET POTATO GOLD', perKg: 390, kilograms: 0.815 },
    { name: 'BABY SPINACH 280G', cents: 450 },
    { name: 'DANISH FETA 200G', cents: 500 },
    { name: 'PERI PERI SAUCE 250ML', cents: 420, lessCents: 120 },
    { name: 'COCA COLA 10X375ML', cents: 1650 },
    { name: 'ABBOTTS SOURDOUGH 760G', cents: 530 },
  ]),
  receipt('woolworths', '2026-10-28', [
    { name: 'ATLANTIC SALMON PORTIONS', perKg: 3500, kilograms: 0.388 },
    { name: 'ASPARAGUS BUNCH', cents: 300, count: 2 },
    { name: 'BASMATI RICE 1KG', cents: 460 },
    { name: 'WW SOUR CREAM 300ML', cents: 290 },
    { name: 'FINISH DISHWASHER TABS 42PK', cents: 2400, lessCents: 1200 },
    { name: 'MANDARIN IMPERIAL', perKg: 350, kilograms: 1.104 },
    { name: 'QUILTON TISSUES 3PK', cents: 600 },
  ]),
  receipt('coles', '2026-10-25', [
    { name: 'COLES PORK SAUSAGES 550G', cents: 750 },
    { name: 'MASTERFOODS DIJON 170G', cents: 320 },
    { name: 'CABBAGE RED HALF', cents: 350 },
    { name: 'APPLES PINK LADY', perKg: 490, kilograms: 1.318 },
    { name: 'COLES SODA WATER 1.25L', cents: 110, count: 4 },
    { name: 'CADBURY DAIRY MILK 180G', cents: 600, lessCents: 150 },
  ]),
];
