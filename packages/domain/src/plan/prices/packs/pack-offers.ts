/** Offers for several packs in the text of a retailer: "2 for $5", "3 for 2", "buy one get one free". */
import type { MultiBuy } from './product-pack';

/**
 * @param text in lower case
 * @returns the offer, and the text without it
 * @example takeOffer('500g, 2 for $5') // { offer: { count: 2, cents: 500 }, rest: '500g,  ' }
 */
export function takeOffer(text: string): { offer?: MultiBuy; rest: string } {
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(text);
    const offer = match && read(match);
    if (!offer) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { offer, rest };
  }
  return { rest: text };
}

const patterns: readonly {
  pattern: RegExp;
  read: (match: RegExpExecArray) => MultiBuy | undefined;
}[] = [
  {
    pattern: /\bbuy (\d{1,2}|one|two) get (\d{1,2}|one|two) free\b/,
    read: ([, bought = '', free = '']) => {
      const pay = countOf(bought);
      return payOffer(pay + countOf(free), pay);
    },
  },
  {
    pattern: /\b(\d{1,2}) for the price of (\d{1,2})\b/,
    read: ([, count, pay]) => payOffer(Number(count), Number(pay)),
  },
  {
    pattern: /\b(?:buy |any )?(\d{1,2}) ?(?:for ?\$|\/ ?\$) ?(\d{1,3}(?:\.\d\d?)?)(?![\d.])/,
    read: ([, count, dollars]) => centsOffer(Number(count), Number(dollars)),
  },
  {
    pattern: /\b(?:buy |any )?(\d{1,2}) for (\d{1,3}(?:\.\d\d)?)(?![\d.])(?! ?(?:g|kg|ml|l)\b)/,
    read: ([, count, figure = '']) => {
      const isFewer = !figure.includes('.') && Number(figure) < Number(count);
      return isFewer
        ? payOffer(Number(count), Number(figure))
        : centsOffer(Number(count), Number(figure));
    },
  },
];

const numberWords: Readonly<Record<string, number>> = { one: 1, two: 2 };

function countOf(text: string): number {
  return numberWords[text] ?? Number(text);
}

function centsOffer(count: number, dollars: number): MultiBuy | undefined {
  const cents = Math.round(dollars * 100);
  return count > 1 && cents > 0 ? { count, cents } : undefined;
}

function payOffer(count: number, pay: number): MultiBuy | undefined {
  return pay > 0 && count > pay ? { count, pay } : undefined;
}
