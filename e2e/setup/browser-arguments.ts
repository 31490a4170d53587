/** What Chromium is started with: nothing that asks the web, nothing that a container lacks. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Most pages are open for a second: optimizing their code takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
];
