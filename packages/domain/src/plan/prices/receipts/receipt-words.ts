/** What retailers shorten on receipts, written from receipts that we know; upper case. */

/** @example fullName('WW TASTY CHS BLOCK 500G') // 'Woolworths Tasty Cheese Block 500g' */
export function fullName(text: string): string {
  const words = text
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => /[\p{L}\d]/u.test(word));
  return words.map(fullWord).join(' ');
}

function fullWord(word: string): string {
  const upper = word.toUpperCase();
  const full = shortened.get(upper);
  if (full !== undefined) return full;
  if (/^\d/.test(word))
    return word
      .toLowerCase()
      .replace(/ml$/, 'mL')
      .replace(/(\d)l$/, '$1L');
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

const shortened: ReadonlyMap<string, string> = new Map(
  `WW Woolworths|CLS Coles|CHKN Chicken|CHK Chicken|BRST Breast|BRSTS Breasts|BNLS Boneless|F/CREAM Full Cream
  F/CRM Full Cream|F/C Full Cream|CRM Cream|MLK Milk|BTR Butter|BUTR Butter|CHS Cheese|CHSE Cheese|YOG Yoghurt|YOGH Yoghurt
  TOM Tomato|TOMS Tomatoes|TMTO Tomato|POTS Potatoes|POT Potato|ONN Onion|CAPS Capsicum|MUSH Mushrooms|MUSHRM Mushrooms
  AVO Avocado|STRAWB Strawberries|BRN Brown|WHT White|WHL Whole|W/MEAL Wholemeal|WMEAL Wholemeal|BRD Bread
  ORG Organic|FRZ Frozen|FZN Frozen|CHOC Chocolate|ORIG Original|SPAG Spaghetti|SPAGH Spaghetti|P/NUT Peanut|PNUT Peanut
  S/R Self-Raising|SR Self-Raising|P/FLOUR Plain Flour|FLR Flour|SGR Sugar|O/OIL Olive Oil|EVOO Extra Virgin Olive Oil
  MNCE Mince|BF Beef|LMB Lamb|PRK Pork|SAUS Sausages|SLMN Salmon|JCE Juice|VEG Vegetable|PKT Packet|PK Pack
  L/LIFE Long Life|S/WATER Springwater|F/R Free Range|FR Free Range|T/PAPER Toilet Paper|D/WASH Dishwashing|LIQ Liquid
  EA each|PERKG per kg|PER per|KG kg|LOOSE Loose`
    .split(/[|\n]/)
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
);
