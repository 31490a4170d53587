/** A photo of a book page: a slightly rotated page, rendered by the browser. */
import { openPage } from '../setup/browser';
import { screenshotOf } from '../setup/screenshot';

export async function photographedPage(html: string) {
  const page = await openPage({
    viewport: { width: 1_000, height: 1_200 },
    deviceScaleFactor: 2,
  });
  await page.setContent(
    `<body style="margin:0;background:#7a5a3c"><main style="margin:60px;padding:60px;height:960px;
    background:#fbf6e9;font:30px/1.5 serif;transform:rotate(1.5deg)">${html}</main></body>`,
  );
  const buffer = await screenshotOf(page, { type: 'jpeg', quality: 85 });
  return { name: 'page.jpg', mimeType: 'image/jpeg', buffer };
}
