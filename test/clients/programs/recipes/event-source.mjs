export function follow(server, { query, variables, ticket }, show) {
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables), ticket });
  const stream = new EventSource(`${server}/graphql/stream?${search}`);
  stream.addEventListener('next', ({ data }) => show(JSON.parse(data)));
  stream.addEventListener('complete', () => stream.close());
  return stream;
}
