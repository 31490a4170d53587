import { expect, it } from 'vitest';
import { openPage } from '../document/page';
import { readJsonLd } from './json-ld';

it('names in JSON-LD are read with and without their vocabulary', () => {
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const html = [
    script('{"@type":"schema:Recipe","schema:name":"Damper"}'),
    script('{"@type":"Recipe","https://schema.org/name" : "Scones"}'),
    script('{"@type":"Recipe","name":"schema:Pie"}'),
  ].join('');
  expect(readJsonLd(openPage(html))).toEqual([
    { '@type': 'schema:Recipe', name: 'Damper' },
    { '@type': 'Recipe', name: 'Scones' },
    { '@type': 'Recipe', name: 'schema:Pie' },
  ]);
});
