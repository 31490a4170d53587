/** A photo of a typed page: text set by the image library, without a browser. */
import sharp, { type Sharp } from 'sharp';

export interface RenderedPhotoOptions {
  font?: string;
  /** Points at 150 dots an inch. */
  size?: number;
  ink?: string;
  paper?: string;
}

/** @param text lines; a line that begins with "# " is set twice as large */
export async function renderedPhoto(
  text: string,
  options: RenderedPhotoOptions = {},
): Promise<Sharp> {
  const { font = 'serif', size = 14, ink = 'black', paper = 'white' } = options;
  const markup = text
    .split('\n')
    .map((line) =>
      line.startsWith('# ') ? `<span size="200%">${line.slice(2)}</span>` : line || ' ',
    )
    .join('\n');
  const set = await sharp({
    text: {
      text: `<span foreground="${ink}">${markup}</span>`,
      font: `${font} ${size}`,
      dpi: 150,
      rgba: true,
      spacing: 12,
    },
  })
    .png()
    .toBuffer();
  const page = await sharp(await sharp(set).flatten({ background: paper }).png().toBuffer())
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: paper })
    .png()
    .toBuffer();
  return sharp(page);
}
