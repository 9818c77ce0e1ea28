/**
 * An OpenID provider in its own process: `oidc-provider` with its login pages for development. Sends
 * its port; the message with the client's addresses starts it.
 */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  process.send({ port: server.address().port });
});

process.on('message', ({ redirectUris }) => {
  const provider = new Provider(`http://127.0.0.1:${server.address().port}`, {
    clients: [
      {
        client_id: 'ridotto',
        client_secret: 'the secret of the client',
        redirect_uris: redirectUris,
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    // Everybody claims the same address, and the provider has verified none.
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: 'same@example.org', email_verified: false }),
    }),
  });
  server.on('request', provider.callback());
  process.send({ isReady: true });
});
process.on('disconnect', () => process.exit(0));
