/** Comments of Cooklang: from "--" to the end of the line, and between "[-" and "-]". */

/** @example takeComments('a -- b\nc') // { text: 'a \nc', comments: ['b'] } */
export function takeComments(source: string): { text: string; comments: string[] } {
  const comments: string[] = [];
  let text = '';
  let from = 0;
  for (let open = source.indexOf('[-'); open !== -1; open = source.indexOf('[-', from)) {
    if (source[open - 1] === '\\') {
      text += source.slice(from, open + 2);
      from = open + 2;
      continue;
    }
    const close = source.indexOf('-]', open + 2);
    if (close === -1) break;
    text += source.slice(from, open);
    comments.push(source.slice(open + 2, close));
    from = close + 2;
  }
  text = (text + source.slice(from)).replace(/(?<!\\)--([^\n]*)$/gm, (_whole, comment: string) => {
    comments.push(comment);
    return '';
  });
  return { text, comments: comments.map((each) => each.trim()).filter(Boolean) };
}
