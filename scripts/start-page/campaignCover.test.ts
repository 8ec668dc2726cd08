const HEAD = [['section', {}, ['p', {}, '一起放风筝']]];
const DRAWN = {
  style: '.a{color:red}',
  views: [HEAD, [['p', {}, '大字']]],
  of: { 'plain browser': 0, 'elder browser': 1 },
};

const words = () => document.getElementById('start')?.textContent;

async function open(start: object = {}) {
  Object.assign(window, {
    DRAWN,
    __START__: { query: '', isElder: false, isInMiniProgram: false, early: [], ...start },
    __START_COVER__: { isPainted: false, remove: () => undefined },
  });
  document.body.innerHTML = '<style></style><div id="start"><p>正在打开</p></div>';
  await jest.isolateModulesAsync(async () => {
    await import('./campaignCover');
  });
}
afterEach(() => {
  delete window.__START_COVER__;
});

test.each([
  ['the head of a campaign', {}, '一起放风筝'],
  ['the same with who has sent it', { query: 'from=share&inviter=U1' }, '一起放风筝'],
  ['in 长辈版 its own', { isElder: true }, '大字'],
])('%s stands there without an answer', async (_, start, shown) => {
  await open(start);
  expect(words()).toBe(shown);
});

test.each([
  ['a text in its place', { query: 'panel=rules' }],
  ['a place further down', { query: 'from=share&block=draw' }],
  ['a view that was not drawn', { isInMiniProgram: true }],
])('%s is left to the app', async (_, start) => {
  await open(start);
  expect(words()).toBe('正在打开');
});
