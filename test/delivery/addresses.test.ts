import { hideAddress, isPublicAddress, problemOf } from '../../src/delivery/addresses';

describe('an address of a receiver', () => {
  it.each([
    ['loopback', 'http://127.0.0.1/'],
    ['loopback as a number', 'http://2130706433/'],
    ['loopback in IPv6', 'http://[::1]/'],
    ['mapped', 'http://[::ffff:10.0.0.1]/'],
    ['compatible with IPv4', 'http://[::7f00:1]/'],
    ['translated', 'http://[64:ff9b::7f00:1]/'],
    ['6to4', 'http://[2002:7f00:1::]/'],
    ['Teredo', 'http://[2001:0:1::1]/'],
    ['private', 'http://192.168.1.1/'],
    ['shared', 'http://100.64.0.1/'],
    ['any', 'http://0.0.0.0/'],
    ['link-local', 'http://169.254.169.254/latest/meta-data/'],
    ['unique local', 'http://[fd00:ec2::254]/'],
    ['the wire server of a cloud', 'http://168.63.129.16/'],
    ['not given out', 'http://[4000::1]/'],
    ['multicast', 'http://224.0.0.1/'],
    ['a name of this machine', 'http://localhost/'],
    ['a name of a network', 'http://printer.local/'],
  ])('is refused if it is inside: %s', (_what, url) => {
    expect(problemOf(url, 'public')).toBe('INSIDE');
    expect(problemOf(url, 'any')).toBeNull();
  });

  it.each([
    ['not a URL', 'SYNTAX'],
    ['file:///etc/passwd', 'SCHEME'],
    ['https://ann:secret@example.org/', 'USER'],
    ['https://example.org:22/', 'PORT'],
    [`https://example.org/${'x'.repeat(2_000)}`, 'SYNTAX'],
  ])('is refused: %s', (url, why) => {
    expect(problemOf(url, 'public')).toBe(why);
  });

  it('is allowed on the public internet', () => {
    for (const url of [
      'https://example.org/hook',
      'http://8.8.8.8:8080/',
      'https://[2606:4700::1111]/',
    ]) {
      expect(problemOf(url, 'public')).toBeNull();
    }
    expect(isPublicAddress('fe80::1%eth0')).toBe(false);
    expect(isPublicAddress('example.org')).toBe(false);
  });
});

describe('an answer that repeats the address', () => {
  it.each([
    ['Cannot POST /api/webhooks/123/secret-token', 'Cannot POST [address]'],
    ['No /api/webhooks/123/secret-token?key=another%20secret.', 'No [address].'],
    [
      '{"path":"\\/api\\/webhooks\\/123\\/secret-token"}',
      '{"path":"\\/api\\/webhooks\\/123\\/[address]"}',
    ],
    ['The key "another secret" is wrong.', 'The key "[address]" is wrong.'],
    ['Unknown webhooks', 'Unknown webhooks'],
  ])('%s is kept as %s', (text, kept) => {
    const url = new URL('https://example.org/api/webhooks/123/secret-token?key=another%20secret');
    expect(hideAddress(text, url)).toBe(kept);
  });

  it('keeps an answer of a receiver without a path', () => {
    expect(hideAddress('</p> / 404', new URL('https://example.org/'))).toBe('</p> / 404');
  });
});
