/**
 * Leaves out of the scripts what only the server reads of a call: its summary for the API page, and its limit of
 * calls. All visitors would load two kilobytes of them.
 */
import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)/g;
const rateLimit = /\brateLimit: \{ max: [\d_]+, seconds: [\d_ *]+ \},/g;
const errors = /^    errors: \[[^\]]*\],/gm;

export function withoutServerFacts(): Plugin {
  return {
    name: 'without-server-facts',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /packages\/contract\/src\/[^?]*\.ts$/.test(id)
        ? code.replace(summary, "summary: ''").replace(rateLimit, '').replace(errors, '')
        : null,
  };
}
