// Which licences a package may have: one that is sent to phones, and one that is only used to build and test.

/** May be sent to phones: all they ask for is their own text, which third-party.txt has. */
export const SENT = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MIT-0',
  'BlueOak-1.0.0',
  'Unlicense',
];

/** May be used to build and test: they ask for nothing as long as the package itself is not passed on. */
const USED = [...SENT, 'MPL-2.0', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0', 'Zlib'];

/** Packages that stand in the lock file in spite of their licence, each with the reason. Nothing of them is sent. */
export const EXCEPTIONS = {
  '@stagewise/toolbar': 'a switch of Umi for its development server that is off; AGPL-3.0, never run and never sent',
  '@img/sharp-':
    'the picture library behind sharp, which draws our pictures on the own machine; LGPL-3.0, a program of its own',
};

/** Packages of which neither their package.json nor the lock file says the licence; their files or their source do. */
const UNSAID = ['@umijs/bundler-mako', '@umijs/bundler-utoopack', 'console-browserify', 'dom-walk', 'querystring-es3'];

/** Every name in an expression like "(MIT OR Apache-2.0)"; one of an OR is enough, an AND needs all. */
function isWithin(expression, allowed) {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)));
}

const isExcepted = (name) =>
  Object.keys(EXCEPTIONS).some((each) => name === each || (each.endsWith('-') && name.startsWith(each)));

export const isSendable = (licence) => isWithin(licence, SENT);

/** What is wrong with the licence of one locked package. */
export function faultOfLicence(name, licence) {
  if (isExcepted(name) || (licence === undefined && UNSAID.includes(name))) return undefined;
  if (typeof licence !== 'string') return `${name} says no licence`;
  return isWithin(licence, USED) ? undefined : `${name} has the licence ${licence}`;
}
