/** The curated library: search, pages of pictures, and a press to choose one. */
import { Button, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { curatedImageLimits, type CuratedImage } from '@saltbush/contract/curated-images';
import { showToast } from '../../../ui/feedback/toast';
import { RecipeCover } from '../../recipes';
import classes from './curated-choice.module.css';
import { useCuratedImages } from './use-curated-images';

export interface CuratedChoiceProps {
  chosen: string | undefined;
  onChoose: (imageUrl: string) => void;
}

export function CuratedChoice({ chosen, onChoose }: CuratedChoiceProps) {
  const { data, isError, refetch, text, changeText, page, setPage } = useCuratedImages();
  const handleChoose = (imageUrl: string) => {
    onChoose(imageUrl);
    // Spec 9.
    showToast({ kind: 'success', title: 'Image selected', durationMs: 2_000 });
  };
  return (
    <div className={classes.library}>
      <SearchField text={text} onChange={changeText} />
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="12rem" radius="lg" />}
      {data?.images.length === 0 && <NothingFound />}
      {data && data.images.length > 0 && (
        <>
          <ul className={classes.grid} aria-label="Pictures">
            {data.images.map((image) => (
              <Picture
                key={image._id}
                image={image}
                isChosen={image.imageUrl === chosen}
                onChoose={() => handleChoose(image.imageUrl)}
              />
            ))}
          </ul>
          <Pages page={page} pages={data.pagination.pages} onChange={setPage} />
        </>
      )}
    </div>
  );
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <TextInput
      type="search"
      aria-label="Search pictures"
      placeholder="Search pictures"
      autoComplete="off"
      maxLength={curatedImageLimits.search}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <p className={classes.hint}>
    The pictures could not be loaded.{' '}
    <Button variant="subtle" px="xs" onClick={onRetry}>
      Try again
    </Button>
  </p>
);

/** Spec 2, Image picker panel. */
const NothingFound = () => (
  <div className={classes.hint}>
    <p>No stock images found</p>
    <p>Try adjusting your search terms or check back later</p>
  </div>
);

interface PictureProps {
  image: CuratedImage;
  isChosen: boolean;
  onChoose: () => void;
}

/** Spec 2: the title and the first three tags. */
const shownTags = 3;

function Picture({ image, isChosen, onChoose }: PictureProps) {
  const { imageUrl, colour: imageColour, recipeTitle: title, tags } = image;
  return (
    <li>
      <UnstyledButton
        className={classes.picture}
        aria-label={title}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className={classes.cover}>
          <RecipeCover recipe={{ title, imageUrl, imageColour }} sizes="12rem" />
        </span>
        <span className={classes.title}>{title}</span>
        <span className={classes.tags}>{tags.slice(0, shownTags).join(' · ')}</span>
      </UnstyledButton>
    </li>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

function Pages({ page, pages, onChange }: PagesProps) {
  return (
    <div className={classes.pages}>
      <Button variant="default" size="sm" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <output>{`Page ${page} of ${pages}`}</output>
      <Button
        variant="default"
        size="sm"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        Next
      </Button>
    </div>
  );
}
