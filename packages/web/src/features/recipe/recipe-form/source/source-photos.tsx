/** The photos that a recipe was read from, with numbered boxes at its doubtful lines and the current one marked. */
import { t } from '@lingui/core/macro';
import type { CSSProperties, Ref } from 'react';
import type { PhotoLine } from '@saltbush/contract/recipe/recipe-photo';
import { findLines, type LinesToFind, type NumberedLine } from './find-line';
import type { SourcePhoto } from './import-source';
import classes from './source-photos.module.css';
import { useMarked } from './use-marked';

export interface SourcePhotosProps extends LinesToFind {
  photos: readonly SourcePhoto[];
  lines: readonly PhotoLine[];
  /** Width of a photo relative to the panel. */
  zoom: number;
  /** Whether they are shown in place of the form; when they are, they scroll to the line. */
  isShown: boolean;
  /** A box was pressed. */
  onChoose: (line: NumberedLine) => void;
}

export function SourcePhotos(props: SourcePhotosProps) {
  const { photos, lines, zoom, isShown, onChoose, ...wanted } = props;
  const texts = lines.map(({ text }) => text);
  const { current, numbered } = findLines(texts, wanted);
  const marked = useMarked<HTMLElement>(current, isShown);
  const shown = [...lines.entries()].filter(([at]) => at === current || numbered.has(at));
  return photos.map((photo, index) => (
    <div key={photo.url} className={classes.photo} style={{ width: `${zoom * 100}%` }}>
      <img
        src={photo.url}
        alt={photos.length === 1 ? t`Your photo` : t`Your photo ${{ number: index + 1 }}`}
      />
      {shown
        .filter(([, line]) => line.photo === index)
        .map(([at, line]) => (
          <LineBox
            key={at}
            line={line}
            doubt={numbered.get(at)}
            isCurrent={at === current}
            ref={at === current ? marked : undefined}
            onChoose={onChoose}
          />
        ))}
    </div>
  ));
}

interface LineBoxProps extends Pick<SourcePhotosProps, 'onChoose'> {
  line: PhotoLine;
  doubt: NumberedLine | undefined;
  isCurrent: boolean;
  ref: Ref<HTMLElement> | undefined;
}

function LineBox({ line, doubt, isCurrent, ref, onChoose }: LineBoxProps) {
  if (!doubt) return <span ref={ref} className={classes.box} style={placeOf(line)} aria-hidden />;
  return (
    <button
      ref={ref as Ref<HTMLButtonElement>}
      type="button"
      className={classes.box}
      style={placeOf(line)}
      aria-label={`${doubt.number}: ${doubt.text}`}
      aria-current={isCurrent || undefined}
      data-doubtful
      data-box={doubt.id}
      onClick={() => onChoose(doubt)}
    >
      <span className={classes.number}>{doubt.number}</span>
    </button>
  );
}

const placeOf = ({ left, top, width, height, turn }: PhotoLine) =>
  ({
    '--left': left,
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
    transform: `rotate(${turn}deg)`,
  }) as CSSProperties;

const percent = (part: number): string => `${part * 100}%`;
