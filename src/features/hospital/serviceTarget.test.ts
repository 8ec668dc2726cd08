import { targetOfService } from './serviceTarget';

const open = { status: 'open', reasonText: '' } as const;

test.each([
  [
    'a screen of ours',
    { ...open, linkType: 'route', link: '/membership-card' },
    { kind: 'link', href: '#/membership-card' },
  ],
  ['a screen that we lack', { ...open, linkType: 'route', link: '/no/such' }, { kind: 'none', reason: '暂未开放' }],
  ['a phone number', { ...open, linkType: 'phone', link: '0571-12345678' }, { kind: 'link', href: 'tel:057112345678' }],
  [
    'no phone number',
    { ...open, linkType: 'phone', link: 'javascript:alert(1)' },
    { kind: 'none', reason: '暂未开放' },
  ],
  ['a foreign host', { ...open, linkType: 'url', link: 'https://evil.example/' }, { kind: 'none', reason: '暂未开放' }],
  [
    'a configured host',
    { ...open, linkType: 'url', link: 'https://chat.example.com/a' },
    { kind: 'leave', href: 'https://chat.example.com/a', host: 'chat.example.com' },
  ],
  [
    'a mini-program page in a browser',
    { ...open, linkType: 'mini', link: 'pages/x/x' },
    { kind: 'none', reason: '小程序内打开' },
  ],
] as const)('%s', (_, service, target) => {
  expect(targetOfService(service)).toEqual(target);
});
