import { expect, it, test } from 'vitest';
import { slowTexts } from '../../testing/growth';
import { textOfCaptions } from './captions-track';

const said = 'Melt the butter.\nThen add two cups of flour & stir.';

it.each([
  [
    'WebVTT',
    'WEBVTT\nKind: captions\nLanguage: en\n\n1\n00:00:01.000 --> 00:00:03.000 align:start\n<c>Melt the</c> butter.\n\n00:00:03.000 --> 00:00:05.000\nThen add two cups\n\n00:00:05.000 --> 00:00:06.000\nof flour &amp; stir.',
  ],
  [
    'SubRip with Windows line ends',
    '1\r\n00:00:01,000 --> 00:00:03,000\r\nMelt the butter.\r\n\r\n2\r\n00:00:03,000 --> 00:00:05,000\r\nThen add two cups of flour & stir.\r\n',
  ],
  [
    'timed text as XML',
    '<?xml version="1.0"?><transcript><text start="1" dur="2">Melt the butter.</text><text start="3" dur="2">Then add two cups of flour &amp;amp; stir.</text></transcript>',
  ],
  [
    'timed text as JSON',
    '{"events": [{"segs": [{"utf8": "Melt the "}, {"utf8": "butter."}]}, {"tStartMs": 4}, {"segs": [{"utf8": "Then add two cups of flour & stir."}]}]}',
  ],
  [
    'a track that rolls',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nMelt the butter.\n\n00:02.000 --> 00:03.000\nMelt the butter.\n\n00:03.000 --> 00:04.000\nThen add two cups of flour & stir.',
  ],
])('a track of %s gives its sentences', (_kind, track) => {
  expect(textOfCaptions(track)).toBe(said);
});

it.each(['', '{"events": 3}', '{', '<p', '<tt></tt>', 'WEBVTT'])(
  'the track %j says nothing',
  (track) => {
    expect(textOfCaptions(track)).toBe('');
  },
);

test('the time of reading a track grows in proportion to it', () => {
  const read = (text: string) => [textOfCaptions(text), textOfCaptions(`<text>${text}`)];
  expect(slowTexts(read)).toEqual([]);
});
