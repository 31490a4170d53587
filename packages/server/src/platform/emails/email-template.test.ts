import { expect, it } from 'vitest';
import { renderEmail } from './email-template';

const email = {
  subject: 'Jam & <toast>',
  greeting: 'Hello <b>Priya</b> & "Co",',
  paragraphs: ['One.', "It's two."],
  action: { label: 'Open', url: 'https://saltbush.test/open?a=1&token=x' },
  footnote: 'That is all.',
};

it('an email has plain text with the address on a line of its own', () => {
  expect(renderEmail(email).text).toBe(
    `Hello <b>Priya</b> & "Co",\n\nOne.\n\nIt's two.\n\nOpen:\nhttps://saltbush.test/open?a=1&token=x\n\nThat is all.\n\nSaltbush\n`,
  );
});

it('an email has HTML in which nothing that people typed is markup', () => {
  const { html } = renderEmail(email);
  expect(html).toContain('<title>Jam &amp; &lt;toast&gt;</title>');
  expect(html).toContain('<p>Hello &lt;b&gt;Priya&lt;/b&gt; &amp; &quot;Co&quot;,</p>');
  expect(html).toContain('<p>It&#39;s two.</p>');
  expect(html).toContain('href="https://saltbush.test/open?a=1&amp;token=x"');
  expect(html).not.toContain('<b>');
});

it('an email needs no link', () => {
  const { action: _none, ...plain } = email;
  expect(renderEmail(plain).html).not.toContain('<a ');
});
