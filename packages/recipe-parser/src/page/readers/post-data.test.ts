/** Pages of posts and videos whose caption is in their data, in a paragraph, or shown in part. */
import { describe, expect, it, test } from 'vitest';
import { readPage } from '../read-page';

const lines = ['400g chickpeas', '2 tbsp tahini', '1 lemon'];
const steps = ['Drain the chickpeas.', 'Blend it all until smooth.'];
const caption = `Lemony hummus 🍋\n\nIngredients\n${lines.join('\n')}\n\nMethod\n1. ${steps[0]}\n2. ${steps[1]}\n\n#dips @kitchen.club`;
const run =
  'Lemony hummus @kitchen.club 🔹 400g chickpeas 🔹 2 tbsp tahini 🔹 1 lemon Step 1: Drain the chickpeas. Step 2: Blend it all until smooth. #dips #easy';
const other = caption.replaceAll('ummus', 'oumous').replaceAll('chickpeas', 'white beans');

const page = (head: string, body = '<div id="app"></div>') =>
  `<html lang="en"><head><title>Clips</title>${head}</head><body>${body}</body></html>`;
const meta = (name: string, content: string) =>
  `<meta property="${name}" content="${content.replaceAll('"', '&quot;')}">`;
const script = (data: unknown) => `<script>window.state = ${JSON.stringify(data)};</script>`;
const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const read = (html: string) => {
  const draft = readPage(html, 'https://clips.example/v/8');
  return draft && [draft.title, draft.ingredientLines, draft.steps.map(({ text }) => text)];
};
const hummus = ['Lemony hummus', lines, steps];

describe('a page of a post', () => {
  it.each([
    ['the description of a video', jsonLd({ '@type': 'VideoObject', description: caption })],
    ['the body of a posting', jsonLd({ '@type': 'SocialMediaPosting', articleBody: caption })],
    [
      'a posting in a graph',
      jsonLd({ '@graph': [{ '@type': 'DiscussionForumPosting', text: caption }] }),
    ],
    ['a script', script({ player: { details: { shortDescription: caption } } })],
    ['a script, in one run', script({ item: { desc: run } })],
    ['JSON inside a text of a script', script({ payload: JSON.stringify({ caption }) })],
    ['the head, in one run', meta('og:description', run)],
  ])('a caption in %s is read', (_where, head) => {
    expect(read(page(head))).toEqual(hummus);
  });

  test('a caption in a paragraph is read, hashtags and names of accounts dropped', () => {
    expect(read(page('', `<main><p>${run}</p></main>`))).toEqual(hummus);
  });

  test('a caption that the head begins with counts before others of the data', () => {
    const feed = script({ feed: [{ caption: `${other}\n3. Serve it.` }, { caption }] });
    const head = meta('og:description', `${caption.slice(0, 70)}…`);
    expect(read(page(head + feed))).toEqual(hummus);
  });

  test('a caption whose dish the title names counts before others of the data', () => {
    const feed = script({ feed: [{ caption: `${other}\n3. Serve it.` }, { caption }] });
    expect(read(page(meta('og:title', 'Lemony hummus') + feed))).toEqual(hummus);
  });

  test('captions of a feed that nothing ties to the page are not taken for its recipe', () => {
    const feed = script({ feed: [{ caption: other }, { caption }] });
    expect(read(page(meta('og:title', 'Clips for everyone') + feed))).toBeUndefined();
  });

  it.each(['… more', '…see more', '... more', '…'])(
    'a caption that ends in "%s" is said to be the beginning',
    (mark) => {
      const cut = `Lemony hummus\n\nIngredients\n${lines.join('\n')}\n1 clove gar${mark}`;
      const draft = readPage(page(meta('og:description', cut)));
      expect(draft).toMatchObject({ title: 'Lemony hummus', isCutShort: true });
      expect(draft?.ingredientLines.slice(0, 3)).toEqual(lines);
    },
  );

  test('a whole caption is not said to be the beginning', () => {
    expect(readPage(page(meta('og:description', caption)))).not.toHaveProperty('isCutShort');
  });

  test('a caption without a title has that of the video', () => {
    const untitled = caption.slice(caption.indexOf('Ingredients'));
    const head = meta('og:title', 'My lemony hummus') + script({ text: untitled });
    expect(readPage(page(head))?.title).toBe('My lemony hummus');
  });

  test('data without a recipe is none', () => {
    const texts = Array.from(
      { length: 300 },
      (_, at) =>
        `Comment ${at}: this looks so good, I will make it again and again for my friends!`,
    );
    expect(read(page(script({ texts })))).toBeUndefined();
  });
});
