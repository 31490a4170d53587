/** The object storage of `s3-server.ts` as a program, for tests in a browser: it says how Saltbush is set up for it. */
import { openS3Server } from '../servers/s3-server';

const { settings } = await openS3Server();
const environment = {
  S3_ENDPOINT: settings.endpoint,
  S3_REGION: settings.region,
  S3_BUCKET: settings.bucket,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  S3_PREFIX: settings.prefix,
  S3_USE: settings.uses.join(),
};
process.stdout.write(`\nsettings ${JSON.stringify(environment)}\n`);
