import { targetOf } from './followBanner';

test.each([
  ['route', '/schedule/points-mall?tab=service', { kind: 'route', path: '/schedule/points-mall?tab=service' }],
  ['route', '/no/such/screen', undefined],
  ['route', '//evil.example', undefined],
  ['url', 'https://evil.example/', undefined],
  ['url', 'javascript:alert(1)', undefined],
  ['url', 'https://chat.example.com/a', { kind: 'url', href: 'https://chat.example.com/a', host: 'chat.example.com' }],
  [
    'url',
    `${window.location.origin}/?from=timeline#/activity?panel=rules`,
    { kind: 'route', path: '/activity?panel=rules' },
  ],
  ['url', `${window.location.origin}/terms.pdf`, undefined],
  ['url', `${window.location.origin}/other-app/#/activity`, undefined],
  ['url', `${window.location.origin}.evil.example/#/activity`, undefined],
  ['route', 'pages/activity/index', undefined],
  ['mini', 'pages/activity/index', undefined],
] as const)('a banner of type %s with link %p leads to %p', (linkType, link, target) => {
  expect(targetOf({ linkType, link })).toEqual(target);
});

test.each([
  ['pages/activity/index', true],
  ['/pages/activity/index?id=a%2Fb', true],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
  ['/pages/../index', false],
])('inside the mini-program its page %p is open: %p', (link, isOpen) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram/wx0');
  expect(targetOf({ linkType: 'mini', link })).toEqual(isOpen ? { kind: 'mini', page: link } : undefined);
});
