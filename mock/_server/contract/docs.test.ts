import { deliver } from '../../../src/testing/fakeServer';

const get = (url: string) => deliver({ method: 'GET', url });

test('the page brings nothing from another host', async () => {
  const page = await get('/api/__mock/docs');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self'/);
  expect(page.body.match(/(?:src|href)="[^"]+"/g)).toEqual([
    'href="data:,"',
    'href="/api/__mock/docs/swagger-ui.css"',
    'src="/api/__mock/docs/swagger-ui-bundle.js"',
    'src="/api/__mock/docs/start.js"',
  ]);
});

test('the document is that of the sources: every call with its purpose and an answer of the mock server', async () => {
  const { body } = await get('/api/__mock/docs/openapi.json');
  const document = JSON.parse(body) as { openapi: string; paths: Record<string, Record<string, { summary: string }>> };
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/miniapp/points/summary']?.get?.summary).toBe("The member's points.");
});

test.each(['package.json', 'index.js', 'swagger-ui.js.map'])(
  'no other file of the renderer leaves it: %s',
  async (file) => {
    expect((await get(`/api/__mock/docs/${file}`)).status).toBe(404);
  },
);
