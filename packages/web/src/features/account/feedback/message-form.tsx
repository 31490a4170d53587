/** Writes a message, with an image if one helps. What is typed stays when the page is left and opened again. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, CloseButton } from '@mantine/core';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState, type KeyboardEvent } from 'react';
import { feedbackLimits, type NewMessage } from '@saltbush/contract/account/feedback';
import { imageMediaTypes } from '@saltbush/contract/recipe/images';
import { withBasePath } from '../../../base-path';
import { describeError } from '../../../api/describe-error';
import { FileButton } from '../../../ui/fields/file-button';
import { GrowingTextarea } from '../../../ui/fields/growing-textarea';
import { useSubmit } from '../../../ui/fields/use-submit';
import { useImageUpload } from '../../recipe/images';
import classes from './conversation.module.css';
import { useDraft } from './use-draft';

interface MessageFormProps {
  /** Of the conversation. */
  id: string;
  onSend: (message: NewMessage) => Promise<void>;
}

export function MessageForm({ id, onSend }: MessageFormProps) {
  const { message, error, upload, change, removeImage, isBusy, handleSubmit } = useMessageForm(
    id,
    onSend,
  );
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      {error !== undefined && (
        <Alert color="red" role="alert" className={classes.error}>
          {error}
        </Alert>
      )}
      <GrowingTextarea
        id={`message-${id}`}
        className={classes.field}
        aria-label={t`Message`}
        placeholder={t`Write a message`}
        minLines={2}
        most={feedbackLimits.message}
        value={message.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={submitByKeyboard}
      />
      <div className={classes.buttons}>
        <ChosenImage
          url={message.imageUrl ?? upload.previewUrl}
          isUploading={upload.stage !== undefined}
          onRemove={removeImage}
        />
        <ImageButton onFile={(file) => void upload.send(file)} />
        <SendButton isBusy={isBusy} isDisabled={upload.stage !== undefined} />
      </div>
    </form>
  );
}

function useMessageForm(id: string, onSend: MessageFormProps['onSend']) {
  const { message, change, clear } = useDraft(id);
  const [error, setError] = useState<string>();
  const upload = useImageUpload((imageUrl) => change({ imageUrl }));
  const send = async () => {
    if (message.text.trim() === '') return setError(t`Please write something`);
    setError(undefined);
    await onSend(message);
    upload.cancel();
    clear();
  };
  const { isBusy, handleSubmit } = useSubmit(send, (failure) =>
    setError(describeError(failure).message),
  );
  const removeImage = () => {
    upload.cancel();
    change({ imageUrl: undefined });
  };
  return {
    message,
    error: error ?? upload.error,
    upload,
    change,
    removeImage,
    isBusy,
    handleSubmit,
  };
}

/** Enter begins a new line. */
function submitByKeyboard(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function ImageButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <FileButton
      isIcon
      icon={<IconPhoto size={22} stroke={1.75} aria-hidden />}
      aria-label={t`Add a picture`}
      accept={imageMediaTypes.join(',')}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}

function SendButton({ isBusy, isDisabled }: { isBusy: boolean; isDisabled: boolean }) {
  return (
    <Button
      type="submit"
      loading={isBusy}
      disabled={isDisabled}
      leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
    >
      <Trans>Send</Trans>
    </Button>
  );
}

interface ChosenImageProps {
  url: string | undefined;
  isUploading: boolean;
  onRemove: () => void;
}

function ChosenImage({ url, isUploading, onRemove }: ChosenImageProps) {
  if (url === undefined) return null;
  return (
    <div className={classes.chosen}>
      <img src={withBasePath(url)} alt={t`Ready to send`} />
      <output>{isUploading && t`Uploading …`}</output>
      <CloseButton aria-label={t`Remove the picture`} onClick={onRemove} />
    </div>
  );
}
