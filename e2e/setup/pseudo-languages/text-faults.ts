/** What is wrong with the texts of a page in a pseudo-language: what is cut off, and what is plain English. */
import type { Page } from 'playwright-core';
import { knowWhatIsShown } from '../shown';

export interface TextFaults {
  /** A line for each of our texts that cannot be read whole. */
  cut: string[];
  /** Texts with a word of the alphabet without accents: what people typed, or what stands outside the catalogues. */
  plain: string[];
}

/** What only a text of a pseudo-language has; "opus" fills one up. */
const ofPseudoLanguage = '[\\[\\]áçđéğîļñöŕšüžÁÇĐÉĞÎĻÑÖŔŠÜŽא-ת]';

export async function textFaults(page: Page): Promise<TextFaults> {
  await knowWhatIsShown(page);
  return page.evaluate(findTextFaults, ofPseudoLanguage);
}

/** Runs in the page. */
function findTextFaults(ofPseudo: string): TextFaults {
  const { isShown, textNodes } = window.shown;
  const isOurs = (text: string) => new RegExp(ofPseudo).test(text);
  const isPlain = (text: string) => /[a-z]{3}/i.test(text) && !isOurs(text);
  /** Fonts reach beyond their lines, and shadows of letters beyond boxes. */
  const tolerance = 4;
  const texts = textNodes().filter(({ parentElement }) => !parentElement!.matches('option'));
  const labels = [...document.body.querySelectorAll('*')].filter(isShown).flatMap(labelsOf);
  return {
    cut: [
      ...texts.filter(({ data }) => isOurs(data)).flatMap(cutText),
      ...[...document.querySelectorAll('input, select')].filter(isShown).flatMap(cutField),
    ],
    plain: [...new Set([...texts.map(({ data }) => data.trim()), ...labels])].filter(isPlain),
  };

  function labelsOf(element: Element): string[] {
    return ['aria-label', 'title', 'placeholder', 'alt']
      .map((name) => element.getAttribute(name)?.trim() ?? '')
      .filter(Boolean);
  }

  function cutText(node: Text): string[] {
    // Of a message a press shows the rest.
    if (node.parentElement!.closest('section[aria-live] [data-kind]')) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    // What scrolls can be read, in its direction.
    let [canBeWide, canBeHigh] = [false, false];
    for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      // As a whole left out, where something else says it.
      if (lines.every((line) => line.top >= bottom - 1) && isHidden(style.overflowY)) return [];
      const isOutside = lines.some(
        (line) =>
          (!canBeWide &&
            isHidden(style.overflowX) &&
            (line.left < left - tolerance || line.right > right + tolerance)) ||
          (!canBeHigh &&
            isHidden(style.overflowY) &&
            (line.top < top - tolerance || line.bottom > bottom + tolerance)),
      );
      const isShortened =
        style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1 && !canBeWide;
      if (isOutside || isShortened) return [`the text "${node.data.trim()}" is cut off`];
      canBeWide ||= isScrolled(style.overflowX);
      canBeHigh ||= isScrolled(style.overflowY);
      if (style.position === 'fixed') {
        const isBeyond = lines.some(
          (line) => line.top < innerHeight && line.bottom > innerHeight + tolerance && !canBeHigh,
        );
        return isBeyond ? [`the text "${node.data.trim()}" is cut off by the window`] : [];
      }
    }
    return [];
  }

  function isHidden(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function isScrolled(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** The words in an empty field, and the choice that a list shows. */
  function cutField(field: Element): string[] {
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : (field as HTMLInputElement).value
          ? ''
          : (field as HTMLInputElement).placeholder;
    if (!isOurs(text)) return [];
    const style = getComputedStyle(field);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = style.font;
    const space =
      field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const { width } = context.measureText(text);
    return width > space + tolerance ? [`the words "${text}" in a field are cut off`] : [];
  }
}
