// The page that brings a setting about: it stands behind `ask` of the other pages of the mock server.
const word = new URLSearchParams(location.search).get('what') ?? '';

function read() {
  const bytes = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
}

function keep(store, name, value) {
  if (value) store.setItem(name, value);
  else store.removeItem(name);
}

async function openSetting() {
  const setting = read();
  const answer = await ask('/api/__mock/qaTake', setting);
  if (answer.code !== 0) throw new Error(answer.msg);
  keep(sessionStorage, 'loginInfo', setting.who ? JSON.stringify(answer.data) : '');
  keep(sessionStorage, 'qaHost', setting.host);
  keep(sessionStorage, 'qaCalm', setting.calm ? 'on' : '');
  keep(localStorage, 'elderMode', setting.elder ? '1' : '');
  sessionStorage.setItem('qa', 'on');
  location.replace(`/${setting.at?.startsWith('#/') ? setting.at : '#/'}`);
}

openSetting().catch((error) => {
  const isBroken = error instanceof SyntaxError || error.name === 'InvalidCharacterError';
  document.querySelector('[role=alert]').textContent = isBroken ? '这个链接不完整，请重新复制' : error.message;
});
