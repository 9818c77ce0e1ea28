import { readSmtpUrl } from '../../../src/delivery';

it.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, login: null }],
  ['smtps://mail.example/', { host: 'mail.example', port: 465, secure: true, login: null }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, login: null }],
  [
    'smtp://a%40b:p%2Fw@mail.example:2525',
    { host: 'mail.example', port: 2525, secure: false, login: { user: 'a@b', pass: 'p/w' } },
  ],
])('reads %s', (text, settings) => {
  expect(readSmtpUrl(text)).toEqual(settings);
});

it.each([
  ...['', 'mail.example', 'http://mail.example', 'smtp://', 'smtp://mail.example/inbox'],
  ...['smtp://mail.example?logger=true', 'smtp://mail.example#x', 'smtp://user@mail.example'],
  ...['smtp://user:%zz@mail.example'],
])('refuses %j', (text) => {
  expect(readSmtpUrl(text)).toBeNull();
});
