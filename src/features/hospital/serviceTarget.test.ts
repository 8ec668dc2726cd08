import type { HospitalService } from './contract';
import { openableGroups, targetOfService } from './serviceTarget';

const UNKNOWN = { kind: 'none', why: 'unknown' };

test.each([
  ['a screen of ours', 'route', '/membership-card', { kind: 'screen', to: '/membership-card' }],
  ['a screen that we lack', 'route', '/no/such', UNKNOWN],
  [
    'the whole link of a screen of ours',
    'url',
    `${window.location.origin}/#/equity`,
    { kind: 'screen', to: '/equity' },
  ],
  ['a phone number', 'phone', '0571-12345678', { kind: 'call', href: 'tel:057112345678' }],
  ['no phone number', 'phone', 'javascript:alert(1)', UNKNOWN],
  ['a foreign host', 'url', 'https://evil.example/', UNKNOWN],
  [
    'a configured host',
    'url',
    'https://chat.example.com/a',
    { kind: 'leave', href: 'https://chat.example.com/a', host: 'chat.example.com' },
  ],
  ['a mini-program page in a browser', 'mini', '/pages/x/x', { kind: 'none', why: 'elsewhere' }],
  ['no page of the mini-program', 'mini', 'javascript:alert(1)', UNKNOWN],
] as const)('%s', (_, linkType, link, target) => {
  expect(targetOfService({ linkType, link })).toEqual(target);
});

test('inside the mini-program its own pages open', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram/wx0');
  expect(targetOfService({ linkType: 'mini', link: '/pages/x/x' })).toEqual({ kind: 'mini', page: '/pages/x/x' });
});

test('a paused service opens nowhere, wherever it leads', () => {
  expect(targetOfService({ linkType: 'route', link: '/membership-card', status: 'paused' })).toEqual({
    kind: 'none',
    why: 'paused',
  });
});

test('what this app can never open is left out; what is paused, or opens elsewhere, stays', () => {
  const service = (key: string, facts: Partial<HospitalService>): HospitalService =>
    ({
      key,
      name: key,
      icon: '',
      linkType: 'route',
      link: '/no/such',
      status: 'open',
      keywords: [],
      scan: false,
      ...facts,
    }) as HospitalService;
  const groups = [
    {
      name: '一',
      items: [
        service('lost', {}),
        service('paused', { status: 'paused' }),
        service('mini', { linkType: 'mini', link: '/x' }),
      ],
    },
    { name: '二', items: [service('evil', { linkType: 'url', link: 'https://evil.example/' })] },
  ];
  expect(openableGroups(groups).map(({ name, items }) => [name, items.map(({ key }) => key)])).toEqual([
    ['一', ['paused', 'mini']],
  ]);
});
