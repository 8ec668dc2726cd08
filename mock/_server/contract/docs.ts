import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { MockRequest } from '../handle';

const RENDERER = join(process.cwd(), 'node_modules/swagger-ui-dist');
const DOCUMENT = join(process.cwd(), '.contract/openapi.json');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API contract</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/__mock/docs/swagger-ui.css">
<div id="page"></div>
<script src="/api/__mock/docs/swagger-ui-bundle.js"></script>
<script src="/api/__mock/docs/start.js"></script>
`;

const START = `SwaggerUIBundle({
  url: '/api/__mock/docs/openapi.json',
  dom_id: '#page',
  validatorUrl: null,
  docExpansion: 'none',
  filter: true,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
});
`;

/** Nothing of the page may come from another host. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'";

function send(res: ServerResponse, type: string, body: string | Buffer): void {
  res.setHeader('Content-Type', type);
  res.setHeader('Cache-Control', 'no-store');
  res.end(body);
}

/** The contract as a page to read. */
export function serveDocs(_req: MockRequest, res: ServerResponse): void {
  res.setHeader('Content-Security-Policy', POLICY);
  send(res, 'text/html; charset=utf-8', PAGE);
}

/** What the page is made of: its renderer's files, and the document as the sources have it now. */
export async function serveDocsFile(req: MockRequest, res: ServerResponse): Promise<void> {
  const file = req.params?.file ?? '';
  const type = TYPES[extname(file)] ?? '';
  if (file === 'start.js') return send(res, type, START);
  if (file === 'openapi.json') {
    await promisify(execFile)(process.execPath, ['scripts/contract.mjs', '--cached'], { cwd: process.cwd() });
    return send(res, type, readFileSync(DOCUMENT));
  }
  const path = join(RENDERER, file);
  if (/^swagger-ui(-bundle)?\.(js|css)$/.test(file) && existsSync(path)) return send(res, type, readFileSync(path));
  res.statusCode = 404;
  res.end();
}
