// The mock server's control calls, past everything that is played in this page.

/** Asks a control call; rejects with the server's words when it refuses. */
export async function control(name, body = {}) {
  const answer = await window.__qaFetch(`/api/__mock/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = await answer.json();
  if (code !== 0) throw new Error(msg);
  return data;
}

/** The last calls, the newest first. */
export async function lastCalls() {
  const answer = await window.__qaFetch('/api/__mock/calls');
  return (await answer.json()).data;
}

export const loginInfo = () => JSON.parse(sessionStorage.getItem('loginInfo') ?? '{}');

/** Loads the page anew where it stands. */
export const reload = () => location.reload();
