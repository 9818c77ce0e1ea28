import { TokenCache } from '../../src/accounts/caches';
import type { SignedIn } from '../../src/accounts/accounts';
import { accountId, instant } from '../../src/kernel';

const NOW = instant(0);

function signedIn(at: number): SignedIn {
  const id = accountId(`a${at}`);
  const account = {
    ...{ id, handle: null, displayName: 'Ada', passwordHash: null },
    ...{ createdAtMs: NOW, seenAtMs: NOW, deletedAtMs: null, bot: null },
  };
  const token = {
    ...{ id: `t${at}`, accountId: id, hash: `h${at}`, name: '', kind: 'SESSION' as const },
    ...{ scopes: [], createdAtMs: NOW, expiresAtMs: null, revokedAtMs: null },
    ...{ parentId: null, salt: null, lastUsedAtMs: null, feed: null },
  };
  return { account, token };
}

describe('the tokens seen a moment ago', () => {
  it('are forgotten by their id, also when they were seen again', () => {
    const known = new TokenCache();
    known.add(signedIn(1), NOW);
    known.add(signedIn(1), NOW);
    known.forget('t1');
    expect(known.get('h1', NOW)).toBeNull();
  });

  it('are believed for five seconds, and not once the clock was set back', () => {
    const known = new TokenCache();
    known.add(signedIn(1), NOW);
    expect(known.get('h1', instant(4_999))).toMatchObject(signedIn(1));
    expect(known.get('h1', instant(5_000))).toBeNull();
    known.add(signedIn(1), NOW);
    expect(known.get('h1', instant(-1))).toBeNull();
  });

  it('are the ten thousand used last', () => {
    const known = new TokenCache();
    for (let at = 0; at < 10_000; at += 1) known.add(signedIn(at), NOW);
    known.get('h0', NOW);
    known.add(signedIn(10_000), NOW);
    expect(known.get('h0', NOW)).not.toBeNull();
    expect(known.get('h1', NOW)).toBeNull();
  });
});
