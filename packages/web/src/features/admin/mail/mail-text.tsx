/** Text of an email with clickable links. */
import { Anchor } from '@mantine/core';
import classes from './outbox-page.module.css';

const address = /(https?:\/\/\S+)/;

export function MailText({ text }: { text: string }) {
  return (
    <pre className={classes.text}>
      {text.split(address).map((part, index) =>
        address.test(part) ? (
          <Anchor key={index} href={part}>
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </pre>
  );
}
