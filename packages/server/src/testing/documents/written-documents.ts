/** Documents of recipes, as word processors write them. */
import {
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { zipOf } from '../zip';
import type { WrittenRecipe } from './recipes-in-languages';

/** Headings, a list with bullets and counted steps; or the list as a table with amounts at the left. */
export function writtenDocx(
  recipes: readonly WrittenRecipe[],
  kind: 'lists' | 'table',
): Promise<Buffer> {
  const children = recipes.flatMap(({ title, headings, ingredients, steps }, at) => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text: headings[0], heading: HeadingLevel.HEADING_2 }),
    ...(kind === 'table'
      ? [tableOf(ingredients)]
      : ingredients.map((text) => new Paragraph({ text, bullet: { level: 0 } }))),
    new Paragraph({ text: headings[1], heading: HeadingLevel.HEADING_2 }),
    ...steps.map(
      (text) => new Paragraph({ text, numbering: { reference: 'steps', level: 0, instance: at } }),
    ),
  ]);
  const levels = [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }];
  return Packer.toBuffer(
    new Document({
      numbering: { config: [{ reference: 'steps', levels }] },
      sections: [{ children }],
    }),
  );
}

/** @param pictures PNG, for each recipe the one below its title */
export function picturedDocx(
  recipes: readonly WrittenRecipe[],
  pictures: readonly Buffer[],
): Promise<Buffer> {
  const transformation = { width: 60, height: 40 };
  const children = recipes.flatMap(({ title, headings, ingredients, steps }, at) => [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({
      children: [new ImageRun({ type: 'png', data: pictures[at]!, transformation })],
    }),
    new Paragraph({ text: headings[0], heading: HeadingLevel.HEADING_2 }),
    ...ingredients.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    new Paragraph({ text: headings[1], heading: HeadingLevel.HEADING_2 }),
    ...steps.map((text) => new Paragraph({ text })),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Without styles: the title and the headings are only bold. */
export function plainDocx({ title, headings, ingredients, steps }: WrittenRecipe): Promise<Buffer> {
  const bold = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });
  const plain = (text: string) => new Paragraph({ children: [new TextRun(text)] });
  const children = [
    bold(title),
    bold(headings[0]),
    ...ingredients.map(plain),
    bold(headings[1]),
    ...steps.map(plain),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function tableOf(lines: readonly string[]): Table {
  const rows = lines.map((line) => {
    const [, amount = '', food = ''] =
      /^([\d½./]+(?: (?:g|ml|tsp|tbsp|cups?|litres))?)\s+(.*)$/.exec(line) ?? ['', '', line];
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    return new TableRow({ children: [cell(amount), cell(food)] });
  });
  return new Table({ rows });
}

/** @param pictures for each recipe the one below its title */
export function writtenOdt(
  recipes: readonly WrittenRecipe[],
  pictures: readonly Buffer[] = [],
): Promise<Buffer> {
  const body = recipes.map(({ title, headings, ingredients, steps }, at) =>
    [
      `<text:h text:outline-level="1">${title}</text:h>`,
      pictures[at] ? `<text:p><draw:frame>${pictureAt(at)}</draw:frame></text:p>` : '',
      `<text:h text:outline-level="2">${headings[0]}</text:h>`,
      `<text:list text:style-name="L1">${items(ingredients)}</text:list>`,
      `<text:h text:outline-level="2">${headings[1]}</text:h>`,
      `<text:list text:style-name="L2">${items(steps)}</text:list>`,
    ].join(''),
  );
  return zipOf({
    mimetype: 'application/vnd.oasis.opendocument.text',
    ...Object.fromEntries(pictures.map((bytes, at) => [`Pictures/${at}.png`, bytes])),
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink">
<office:automatic-styles><text:list-style style:name="L2"><text:list-level-style-number text:level="1"/></text:list-style></office:automatic-styles>
<office:body><office:text><text:tracked-changes><text:p>2 kg deleted text</text:p></text:tracked-changes>${body.join('')}</office:text></office:body></office:document-content>`,
  });
}

const pictureAt = (at: number): string =>
  `<draw:image xlink:href="Pictures/${at}.png" xlink:type="simple"/>`;

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<text:list-item><text:p>${line}</text:p></text:list-item>`).join('');

/** As WordPad writes it: letters outside of its code page with their number, the title in larger type. */
export function writtenRtf(recipes: readonly WrittenRecipe[]): Buffer {
  const body = recipes.map(({ title, headings, ingredients, steps }) =>
    [
      `\\pard\\b\\fs36 ${rtf(title)}\\par\\b0\\fs22`,
      `\\b ${rtf(headings[0])}\\b0\\par`,
      ...ingredients.map((line) => `${rtf(line)}\\par`),
      `\\b ${rtf(headings[1])}\\b0\\par`,
      ...steps.map((step) => `${rtf(step)}\\par`),
    ].join('\n'),
  );
  const head =
    '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fnil Calibri;}}{\\colortbl ;\\red0\\green0\\blue0;}{\\*\\generator Riched20;}';
  return Buffer.from(`${head}\\viewkind4\\uc1\n${body.join('\n')}}`, 'latin1');
}

const rtf = (text: string): string =>
  text.replace(/[\\{}]/g, '\\$&').replace(/[^ -~]/gu, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 256 ? `\\'${code.toString(16)}` : `\\u${code}?`;
  });

/** A heading for each recipe, with a list and counted steps below it. */
export function writtenMarkdown(recipes: readonly WrittenRecipe[]): string {
  const parts = recipes.map(({ title, headings, ingredients, steps }) =>
    [
      `# ${title}`,
      `## ${headings[0]}`,
      ingredients.map((line) => `- ${line}`).join('\n'),
      `## ${headings[1]}`,
      steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    ].join('\n\n'),
  );
  return `${parts.join('\n\n')}\n`;
}
