/** PDFs of recipes, as programs for writing, printing and scanning make them. */
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { WrittenRecipe } from './recipes-in-languages';

type Pdf = PDFKit.PDFDocument;

/** @param draw on the first page, which is open */
export function writtenPdf(
  draw: (pdf: Pdf) => void | Promise<void>,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  );
  return Promise.resolve(draw(pdf)).then(() => {
    pdf.end();
    return ended;
  });
}

/** A recipe below one another: title, facts, list and steps. */
export function writeRecipe(pdf: Pdf, recipe: WrittenRecipe, isCounted = false): void {
  const { title, headings, ingredients, steps } = recipe;
  pdf.font('Helvetica-Bold').fontSize(20).text(title);
  pdf.moveDown(0.6).fontSize(13).text(headings[0]);
  pdf.font('Helvetica').fontSize(11).moveDown(0.3);
  for (const line of ingredients) pdf.text(line);
  pdf.moveDown(0.8).font('Helvetica-Bold').fontSize(13).text(headings[1]);
  pdf.font('Helvetica').fontSize(11).moveDown(0.3);
  for (const [at, step] of steps.entries()) {
    pdf.text(isCounted ? `${at + 1}. ${step}` : step).moveDown(0.5);
  }
}

/** The list in a narrow column at the left, the steps beside it; sentences are broken with hyphens. */
export function writeInColumns(
  pdf: Pdf,
  { title, headings, ingredients, steps }: WrittenRecipe,
): void {
  pdf.font('Times-Bold').fontSize(24).text(title, 60, 60);
  pdf.fontSize(13).text(headings[0], 60, 120);
  pdf.font('Times-Roman').fontSize(11);
  let top = 142;
  for (const line of ingredients) {
    pdf.text(line, 60, top, { width: 150 });
    top = pdf.y + 4;
  }
  pdf.font('Times-Bold').fontSize(13).text(headings[1], 260, 120);
  pdf.font('Times-Roman').fontSize(11);
  top = 142;
  for (const step of steps) {
    pdf.text(step, 260, top, { width: 270 });
    top = pdf.y + 8;
  }
}

/** Contents, two chapters, a recipe on each page; the book's name and a number on every page. */
export function writeBook(pdf: Pdf, recipes: readonly WrittenRecipe[]): void {
  pdf.font('Helvetica-Bold').fontSize(34).text('The Wattle Street Cookbook', 60, 240);
  pdf.addPage().fontSize(26).text('Contents');
  pdf.font('Helvetica').fontSize(11);
  for (const [at, { title }] of recipes.entries()) pdf.text(`${title} ................ ${at + 4}`);
  for (const [at, recipe] of recipes.entries()) {
    pdf.addPage();
    if (at % 6 === 0) {
      pdf
        .font('Helvetica-Bold')
        .fontSize(30)
        .text(at === 0 ? 'For every day' : 'For guests');
      pdf.font('Helvetica').fontSize(11).moveDown();
      pdf.text('These are the dishes that we cook again and again on Wattle Street.');
      pdf.addPage();
    }
    pdf.font('Helvetica').fontSize(9).text('The Wattle Street Cookbook', 60, 30);
    pdf.text(`${at + 4}`, 290, 770);
    pdf.x = 60;
    pdf.y = 70;
    writeRecipe(pdf, recipe, true);
  }
}

/** Each page a picture of type, as a scanner makes it. */
export function writeScans(recipes: readonly WrittenRecipe[]): Promise<Buffer> {
  return writtenPdf(async (pdf) => {
    for (const [at, recipe] of recipes.entries()) {
      if (at > 0) pdf.addPage();
      pdf.image(await scanOf(recipe), 0, 0, { width: pdf.page.width });
    }
  });
}

async function scanOf({ title, headings, ingredients, steps }: WrittenRecipe): Promise<Buffer> {
  const lines = [
    `<span size="170%">${title}</span>`,
    '',
    `<b>${headings[0]}</b>`,
    ...ingredients,
    '',
    `<b>${headings[1]}</b>`,
    ...steps.flatMap((step) => [step, '']),
  ];
  const text = await sharp({
    text: {
      text: `<span foreground="black">${lines.join('\n')}</span>`,
      font: 'DejaVu Serif 11',
      dpi: 170,
      rgba: true,
      width: 1_000,
      spacing: 8,
    },
  })
    .png()
    .toBuffer();
  return sharp(text)
    .flatten({ background: 'white' })
    .extend({ top: 100, bottom: 100, left: 100, right: 100, background: 'white' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
