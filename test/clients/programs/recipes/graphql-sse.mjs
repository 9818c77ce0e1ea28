import { createClient } from 'graphql-sse';

/** Moves `after` forward with each event, so that a new connection resumes there. */
export function follow(server, token, { query, variables }, show, whenOver) {
  const client = createClient({
    url: `${server}/graphql/stream`,
    headers: { authorization: `Bearer ${token}` },
    retryAttempts: 100,
  });
  const moved = { ...variables };
  return client.subscribe(
    { query, variables: moved },
    {
      next: ({ data }) => {
        moved.after = data.journal.seq;
        show(data);
      },
      error: whenOver,
      complete: () => whenOver(null),
    },
  );
}
