/**
 * The template of every email: a greeting, paragraphs, at most one link, a footnote.
 * As plain text, and as HTML that works without style sheets, scripts and images.
 */
import { tidyName } from '@saltbush/domain/account/accounts/tidy-name';
import { localeOf } from '@saltbush/domain/account/countries/locale';
import { language } from '@saltbush/domain/texts/language';
import { say } from '@saltbush/domain/texts/say';
import { escapeHtml } from '../escape-html';
import { withoutAddresses } from './without-addresses';

interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Shown after the action, smaller. */
  footnote: string;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** Nothing in its texts becomes a link, whatever names they contain: only `action` does. */
export function renderEmail(email: EmailContent): RenderedEmail {
  const plain = {
    ...email,
    // Names in it may be older than the rule for names.
    subject: tidyName(withoutAddresses(email.subject)),
    greeting: withoutAddresses(email.greeting),
    paragraphs: email.paragraphs.map(withoutAddresses),
    footnote: withoutAddresses(email.footnote),
  };
  return { subject: plain.subject, text: writeText(plain), html: writeHtml(plain) };
}

function writeText({ greeting, paragraphs, action, footnote }: EmailContent): string {
  const actionText = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...actionText, footnote, 'Saltbush'].join('\n\n') + '\n';
}

function writeHtml({ subject, greeting, paragraphs, action, footnote }: EmailContent): string {
  const body = [greeting, ...paragraphs].map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="${localeOf(language())}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:${colours.paper};color:${colours.ink};font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:${colours.card};border:1px solid ${colours.line};border-radius:12px">
${body}
${action ? actionHtml(action) : ''}
<p style="font-size:14px;color:${colours.inkSoft}">${escapeHtml(footnote)}</p>
<p style="font-size:14px;color:${colours.inkSoft}">Saltbush</p>
</div>
</body>
</html>
`;
}

/** The address is also written out, for readers that show no links. */
function actionHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url);
  const button = `display:inline-block;padding:12px 20px;background:${colours.saltbush};color:${colours.card};border-radius:8px;text-decoration:none`;
  return `<p><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>
<p style="font-size:14px;color:${colours.inkSoft};word-break:break-all">${escapeHtml(say('Or open this address:'))} ${href}</p>`;
}

/** The light palette of the app; mail clients support neither style sheets nor variables. */
const colours = {
  paper: '#FAF6EC',
  card: '#FFFDF8',
  line: '#D9CDB6',
  ink: '#26301F',
  inkSoft: '#4A5442',
  saltbush: '#4C6450',
};
