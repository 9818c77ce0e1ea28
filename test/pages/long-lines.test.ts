/** A long line of code, a long word and a wide table stay in their boxes, and scroll there. */
import { visit } from './browser';
import { browser, house } from './house';
import { onceSettled } from './once-settled';

const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const MOVE = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { message } }
}`;
const SAY = `mutation ($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: PROPOSALS, text: $text }) { refusal { message } }
}`;
const SUBMIT = `mutation ($id: ID!, $text: String!) {
  submitProposal(input: { seasonId: $id, class: "URGENT", title: "Long", text: $text, effects: [
    { addArticle: { anchor: "long", title: "Long", markdown: $text } }
  ] }) { proposal { id } refusal { message } }
}`;
const VOTE = `mutation ($id: ID!, $proposalId: ID!) {
  castVote(input: { seasonId: $id, proposalId: $proposalId, vote: FOR }) { refusal { message } }
}`;

const word = 'x'.repeat(3_000);
const row = (cell: string): string => `|${` ${cell} |`.repeat(200)}`;
const TEXT = ['```', word, '```', '', `> ${word}`, '', row('wide'), row('---'), row('cell')].join(
  '\n',
);

/** A round whose players have talked, proposed and adopted an article, all with long lines. */
async function makeRound(): Promise<{ readonly id: string; readonly ada: string }> {
  const ada = await house.client.guest('Ada');
  const id = await house.client.round(ada);
  const ask = async (document: string, variables: object) => {
    const { body } = await house.client.post(document, {
      ...{ token: ada, variables: { id, ...variables } },
    });
    expect(JSON.stringify(body)).not.toContain('"message"');
    return body.data as Record<string, Record<string, { readonly id: string }>>;
  };
  await ask(JOIN, {});
  await ask(MOVE, { to: '2021-08-30T12:00:00Z' });
  await ask(SAY, { text: word.slice(0, 2_000) });
  const made = await ask(SUBMIT, { text: TEXT });
  await ask(VOTE, { proposalId: made['submitProposal']!['proposal']!.id });
  await ask(MOVE, { to: '2021-09-06T01:00:00Z' });
  return { id, ada };
}

const MEASURE = `(() => {
  const boxes = [...document.querySelectorAll('main .scroll')];
  return {
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    scrolls: boxes.filter((box) => box.scrollWidth > box.clientWidth + 100).length,
  };
})()`;

it('long lines stay in their boxes on every page that has them', async () => {
  const { id, ada } = await makeRound();
  for (const viewport of [
    { width: 1_280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    const { context, page } = await visit(browser, house.client.url, ada);
    await page.setViewportSize(viewport);
    for (const [path, long, scrolls] of [
      ['proposals', 'pre.scroll', 2],
      ['rules', '#long pre.scroll', 2],
      ['log', 'text=xxx', 0],
    ] as const) {
      await page.goto(`/s/${id}/${path}`);
      await page.locator('main').locator(long).first().waitFor();
      await onceSettled(async () => {
        const found = await page.evaluate<{ beyond: number; scrolls: number }>(MEASURE);
        expect([path, viewport.width, found.beyond]).toEqual([path, viewport.width, 0]);
        expect(found.scrolls).toBeGreaterThanOrEqual(scrolls);
      });
    }
    await context.close();
  }
});
