/** A page with every screen that changed, before and after. */
export interface Changed {
  file: string;
  /** Of its pixels, 0 to 1; undefined where there was none before. */
  share: number | undefined;
  before: Buffer | undefined;
  after: Buffer;
}

export const reportOf = (changed: readonly Changed[]): string => `<!doctype html>
<meta charset="utf-8" /><title>Screens that changed</title>
<style>body { font: 16px system-ui; margin: 2rem } figure { display: inline-flex; gap: 1rem } img { border: 1px solid #999; zoom: 2 }</style>
${changed.map(figureOf).join('\n')}
`;

function figureOf({ file, share, before, after }: Changed): string {
  const words = share === undefined ? 'new' : `${(share * 100).toFixed(1)} % differ`;
  const pictures = [before, after].flatMap((picture) => picture ?? []).map(pictureOf);
  return `<h2>${file}: ${words}</h2><figure>${pictures.join('')}</figure>`;
}

const pictureOf = (picture: Buffer): string =>
  `<img alt="" src="data:image/webp;base64,${picture.toString('base64')}" />`;
