import { readFileSync } from 'node:fs';
import { appConfig, environment } from './appConfig';

afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});

const defaults = () => {
  window.__APP_CONFIG__ = undefined;
  return appConfig();
};

test.each([
  ['missing', undefined],
  ['null', null],
  ['a text', 'https://evil.example'],
  ['a list', [1, 2]],
  [
    'an object of wrong types',
    { urlPrefix: 1, hosts: 'x', brand: null, customerService: [], hospitalPath: 7, publicAppId: {} },
  ],
])('a configuration that is %s gives the defaults', (_, source) => {
  const expected = defaults();
  window.__APP_CONFIG__ = source;
  expect(appConfig()).toEqual(expected);
});

test('the defaults are safe: no prefix, official authorisation path of the specification', () => {
  expect(defaults().urlPrefix).toBe('');
  expect(defaults().officialAuthorizePath).toBe('/api/miniapp/wxofficial/login/authorization');
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'ftp://x'])(
  'an authorisation address %s is replaced by the default',
  (authorizeUrl) => {
    const expected = defaults().authorizeUrl;
    window.__APP_CONFIG__ = { authorizeUrl };
    expect(appConfig().authorizeUrl).toBe(expected);
  },
);

test('given values are taken over, hosts in lower case, one host as text too', () => {
  window.__APP_CONFIG__ = {
    urlPrefix: 'https://api.example.com/',
    hosts: { production: 'M.Example.COM', test: ['t.example.com', 5, ''], miniApp: [] },
    brand: { phone: '400-111-2222' },
  };
  const config = appConfig();
  expect(config.urlPrefix).toBe('https://api.example.com');
  expect(config.hosts).toMatchObject({ production: ['m.example.com'], test: ['t.example.com'], miniApp: [] });
  expect(config.brand).toMatchObject({ name: '杏邻', phone: '400-111-2222' });
});

test('the delivered app-config.js holds exactly the defaults, no licence, a tenth of the visits as reporters of speed, a shell', () => {
  const expected = defaults();
  window.__APP_CONFIG__ = undefined;
  const script = readFileSync('public/app-config.js', 'utf8');
  new Function('window', script)(window);
  const licences = { business: '', medical: '', device: '', icp: '' };
  // Read where the app is deployed, for its content policy.
  const hosts = { ...expected.hosts, pictures: [] };
  expect(window.__APP_CONFIG__).toEqual({ ...expected, hosts, licences, speedReports: 0.1, offlineShell: true });
});

test.each([
  ['the production host gives production and release', 'm.example.com', 'production', 'release'],
  ['the test host gives test', 'm.test.example.com', 'test', 'trial'],
  ['anything else gives development and trial', 'localhost:8000', 'development', 'trial'],
  ['a look-alike of the production host gives development', 'm.example.com.evil.example', 'development', 'trial'],
])('%s', (_, host, name, miniProgramVersion) => {
  expect(environment(host)).toEqual({ name, miniProgramVersion });
});
