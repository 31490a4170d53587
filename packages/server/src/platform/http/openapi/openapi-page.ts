/** The OpenAPI document as one page of plain HTML: readable without a script, printable. */
import type { OpenApiDocument, OpenApiOperation } from './openapi-document';

export function openApiPage(document: OpenApiDocument): string {
  const sections = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const feature = operation.tags[0]!;
      sections.set(feature, [...(sections.get(feature) ?? []), entry(method, path, operation)]);
    }
  }
  const body = [...sections]
    .map(
      ([feature, entries]) => `<section><h2>${escaped(feature)}</h2>${entries.join('')}</section>`,
    )
    .join('');
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Saltbush API</title>
<style>${style}</style></head><body><main><h1>Saltbush API</h1>
<p>${escaped(document.info.description)} The same as a document:
<a href="openapi.json">openapi.json</a>.</p>${body}</main></body></html>`;
}

function entry(method: string, path: string, operation: OpenApiOperation): string {
  const access = 'security' in operation ? '' : ' <small>for anyone</small>';
  const parts = {
    Parameters: operation.parameters.length > 0 ? operation.parameters : undefined,
    Body: 'requestBody' in operation ? operation.requestBody : undefined,
    Answers: operation.responses,
  };
  const details = Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `<h4>${name}</h4><pre>${escaped(JSON.stringify(part, null, 2))}</pre>`)
    .join('');
  return `<details><summary><code><b>${method.toUpperCase()}</b> /api${escaped(path)}</code>${access}
<span>${escaped(operation.summary)}</span></summary>${details}</details>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:0}
main{max-width:60rem;margin:0 auto;padding:1rem}summary{cursor:pointer;padding:.6rem 0}
summary span{display:block;opacity:.8}details{border-bottom:1px solid #8886}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:8px}`;
