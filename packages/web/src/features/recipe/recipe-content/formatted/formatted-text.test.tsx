import { beforeAll, expect, test } from 'vitest';
import { renderPage, screen } from '../../../../testing/render';
import { FormattedText } from './formatted-text';
import { textFormat } from './format-text.lazy';

const show = (text: string) =>
  renderPage(() => (
    <p data-testid="text">
      <FormattedText text={text} />
    </p>
  ));
const html = () => screen.getByTestId('text').innerHTML.replace(/ class="[^"]*"/g, '');

// What draws marks is loaded once, as in the app.
beforeAll(async () => {
  await textFormat.load();
});

test.each([
  ['Fold **gently *and* slowly**.', 'Fold <strong>gently <em>and</em> slowly</strong>.'],
  ['2*3 <b>cm</b>', '2*3 &lt;b&gt;cm&lt;/b&gt;'],
  [
    'See [Nonna](https://a.example/x).',
    'See <a href="https://a.example/x" target="_blank" rel="noopener noreferrer nofollow">Nonna</a>.',
  ],
  ['[x](javascript:alert(1)) **y**', '[x](javascript:alert(1)) <strong>y</strong>'],
])('the text "%s" is drawn as %s', async (text, drawn) => {
  await show(text);
  expect(html()).toBe(drawn);
});

test('lines that begin with a bullet or count up are a list, between other lines', async () => {
  await show('With\n- rice\n- **peas**\nThen\n1. Eat\n2. Sleep');
  const lists = screen.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual(['• rice• peas', '1. Eat2. Sleep']);
  expect(screen.getByTestId('text').textContent).toBe('With• rice• peasThen1. Eat2. Sleep');
});

test('a link to a recipe of this instance opens in the app', async () => {
  const { person } = await show(`[Pie](${location.origin}/recipes/42?from=book)`);
  const link = screen.getByRole('link', { name: 'Pie' });
  expect(link.getAttribute('target')).toBeNull();
  await person.click(link);
  expect(await screen.findByText('Another page')).toBeTruthy();
});

test('a link to another page of this instance opens in a new tab', async () => {
  await show(`[Files](${location.origin}/images/1)`);
  expect(screen.getByRole('link', { name: 'Files' }).getAttribute('target')).toBe('_blank');
});
