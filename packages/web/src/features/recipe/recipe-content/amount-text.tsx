/** An amount with its fractions drawn as fractions: ½ as a character, 5/16 by the font. */
import { Fragment } from 'react';

export function AmountText({ text }: { text: string }) {
  return withCharacters(text)
    .split(/(\d+\/\d+)/)
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 0 ? part : <span className="fraction">{part}</span>}
      </Fragment>
    ));
}

/** @example withCharacters('1 1/2') // '1½' */
export function withCharacters(text: string): string {
  return text.replace(
    /(\d )?(?<![\d/])(1\/2|1\/4|3\/4)(?![\d/])/g,
    (_whole, whole: string | undefined, fraction: keyof typeof characters) =>
      `${whole?.trim() ?? ''}${characters[fraction]}`,
  );
}

const characters = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
