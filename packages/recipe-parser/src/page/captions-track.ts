/**
 * What is said in a video, from its captions track: WebVTT, SubRip, or timed text as XML or JSON.
 *
 * Times, marks and names of cues go; a line that a rolling track repeats is there once. Lines that go on are joined, so that
 * a sentence is one line.
 */
import { cleanText } from '../characters/clean-text';

/** An hour of talk has a tenth of this. */
const longestTrack = 1_000_000;
const longestText = 50_000;

/** @example textOfCaptions('WEBVTT\n\n00:01.000 --> 00:03.000\nMelt the butter.') // 'Melt the butter.' */
export function textOfCaptions(track: string): string {
  const text = track.slice(0, longestTrack).replace(/^\ufeff/, '');
  const said = /^\s*</.test(text)
    ? cuesOfXml(text)
    : /^\s*\{/.test(text)
      ? cuesOfJson(text)
      : cuesOfLines(text);
  const lines = said.map(cleanText).filter((line) => line !== '');
  const once = lines.filter((line, at) => line !== lines[at - 1]);
  return inSentences(once.join(' ')).slice(0, longestText);
}

function cuesOfLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => !timing.test(line) && !/^\s*\d+\s*$/.test(line) && !furniture.test(line));
}

const timing = /-->/;
const furniture = /^(?:WEBVTT|NOTE|STYLE|REGION|Kind:|Language:|X-TIMESTAMP)/;

function cuesOfXml(text: string): string[] {
  return text
    .split(/<(?:text|p)\b[^<>]{0,300}>/)
    .slice(1)
    .map((cue) => cue.split(/<\/(?:text|p)>/, 1)[0] ?? '');
}

/** Events with segments. */
function cuesOfJson(text: string): string[] {
  try {
    const { events = [] } = JSON.parse(text) as { events?: { segs?: { utf8?: unknown }[] }[] };
    return events.flatMap(({ segs = [] }) =>
      segs.map(({ utf8 }) => (typeof utf8 === 'string' ? utf8 : '')).join(''),
    );
  } catch {
    return [];
  }
}

const inSentences = (text: string): string => text.replace(/(?<=[.!?])\s+(?=\p{Lu})/gu, '\n');
