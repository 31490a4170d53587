import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLines, cleanText } from './clean-text';
import { decodeHtmlEntities } from './html-entities';

describe('cleanText', () => {
  it.each([
    ['Mum&amp;#39;s <b>pie</b>\n', "Mum's pie"],
    ['100&nbsp;g\u00a0 sugar', '100 g sugar'],
    ['<p>a</p><p>b</p>', 'a b'],
    ['in<i>gre</i>dient', 'ingredient'],
    ['a<br/>b', 'a b'],
    ['heat < 100 and > 50', 'heat < 100 and > 50'],
    ['1 < 2', '1 < 2'],
    ['a <b', 'a <b'],
    ['<!-- hidden -->seen', 'seen'],
    ['<style>p > a {}</style >seen', 'seen'],
    ['<SCRIPT>alert("<b>")</SCRIPT>seen', 'seen'],
    ['<script>never ends', ''],
    ['zero\u200bwidth\ufeff soft\u00adhyphen', 'zerowidth softhyphen'],
    ['نیم\u200cپز', 'نیم\u200cپز'],
    ['purÃ©e, donâ€™t, Â½', 'purée, don’t, ½'],
    ['MAÇÃ\u00a0VERDE', 'MAÇÃ VERDE'],
    ['Âge et câlin', 'Âge et câlin'],
    ['  ', ''],
  ])('the text %j cleaned is %j', (source, plain) => {
    expect(cleanText(source)).toBe(plain);
  });

  it('plain words stay as they are when a text is cleaned', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9½é,. ]*$/), (text) => {
        expect(cleanText(text)).toBe(text.replace(/ +/g, ' ').trim());
      }),
    );
  });

  it('a cleaned text has no tag, no line break and no doubled space', () => {
    const pieces = fc.constantFrom(
      '<b>',
      '</b>',
      '<br>',
      '<',
      '>',
      '&lt;',
      '&amp;',
      ' ',
      '\n',
      'a',
      '<!--',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const text = cleanText(parts.join(''));
        expect(text).not.toMatch(/<(?:b|br)>|[\n]|\s\s|^\s|\s$/);
      }),
    );
  });
});

describe('cleanLines', () => {
  it('cleaned lines stay separate, and blank ones go', () => {
    expect(cleanLines('<ul><li>2 eggs</li>\n<li> </li><li>salt</li></ul>')).toEqual([
      '2 eggs',
      'salt',
    ]);
    expect(cleanLines('a\r\nb\rc\u2028d')).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('decodeHtmlEntities', () => {
  it.each([
    ['&frac12;&frac13;', '½⅓'],
    ['&#189;&#xBD;&#XBD', '½½½'],
    ['&#146;', '’'],
    ['&EACUTE; &Eacute;', 'é É'],
    ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['?a=1&times=2', '?a=1&times=2'],
    ['salt &pepper; &', 'salt &pepper; &'],
  ])('the HTML text %s is decoded to %s', (source, decoded) => {
    expect(decodeHtmlEntities(source)).toBe(decoded);
  });
});
