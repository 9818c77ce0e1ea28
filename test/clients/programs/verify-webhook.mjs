/** Checks messages with the library of Standard Webhooks; prints the type of each, or its error. */
import { readFileSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';

const verdicts = JSON.parse(readFileSync(0, 'utf8')).map(({ secret, headers, body }) => {
  try {
    return new Webhook(secret).verify(body, headers).type;
  } catch (error) {
    return error.constructor.name;
  }
});
process.stdout.write(JSON.stringify(verdicts));
